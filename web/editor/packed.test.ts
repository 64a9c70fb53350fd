import { expect, test } from 'vitest'
import { routeFrom, hashOf } from '../shared/routes.ts'
import { packed, unpacked } from './packed.ts'

const file = { title: 'Mølle & Bro', sides: [{ x: 1.5 }, { x: null }] }

test('a file goes into an address and comes out of it the same', async () => {
  const step = (await packed(file)) ?? ''
  const route = routeFrom(hashOf({ at: 'edit', ruleset: 'belle-alliance', packed: step }))
  expect(route).toEqual({ at: 'edit', ruleset: 'belle-alliance', packed: step })
  expect(await unpacked(step)).toEqual(file)
})

test('a link that was cut short or spoilt holds no file', async () => {
  const step = (await packed(file)) ?? ''
  expect(await unpacked(step.slice(0, -9))).toBeNull()
  expect(await unpacked('%%%')).toBeNull()
})

test('what is too large for an address is not put into one', async () => {
  const noise = Array.from({ length: 9000 }, (_, i) => (i * 7919) % 104_729)
  expect(await packed(noise)).toBeNull()
})

test('a small link that unpacks to a flood is given up', async () => {
  const step = (await packed('a'.repeat(2_500_000))) ?? ''
  expect(step.length).toBeGreaterThan(100)
  expect(await unpacked(step)).toBeNull()
})
