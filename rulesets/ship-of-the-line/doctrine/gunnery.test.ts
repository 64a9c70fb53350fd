import { expect, test } from 'vitest'
import { shotKinds } from '../book/tables/charts.ts'
import { battleOf, shipWith } from '../fixtures.ts'
import { severityOn, worthOfResults } from './gunnery.ts'
import { layingOf } from './laying.ts'

const state = battleOf({ ships: [{}, { seat: 'b' }] })
const whole = shipWith({ seat: 'b' })

test('[SOL-064] shots are worth less the farther they go, and most from astern', () => {
  const severity = severityOn(state, whole)
  for (const kind of shotKinds) {
    const [near = 0, middle = 0, far = 0] = severity[kind]
    expect(near).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(far)
  }
  expect(severity.stern[0]).toBeGreaterThan(severity.broadside[0] ?? 0)
})

test('the less a ship has left the more a hit on it is worth', () => {
  const worn = shipWith({ seat: 'b', hull: 15, masts: { fore: null, main: 1, mizzen: null } })
  const [fresh, old] = [worthOfResults(state, whole), worthOfResults(state, worn)]
  expect(old.hull).toBeGreaterThan(fresh.hull)
  expect(old.sail).toBeGreaterThan(fresh.sail)
  expect(old.mast).toBeGreaterThan(fresh.mast)
})

test('[SOL-C04] a rudder is worth less where another can be shipped', () => {
  const held = battleOf({ hands: { b: ['CAR-2'] }, ships: [{}, { seat: 'b' }] })
  expect(worthOfResults(held, whole).rudder).toBeLessThan(worthOfResults(state, whole).rudder)
})

test('[SOL-056] how guns lie is looked up, and the same the second time', () => {
  const from = { x: 5, y: 5, heading: 0 }
  const astern = { x: 4, y: 4, heading: 0 }
  expect(layingOf(from, astern)).toMatchObject({
    side: 'port',
    range: 1,
    kinds: ['broadside', 'broadside', 'broadside', 'stern', 'stern'],
  })
  expect(layingOf({ x: 15, y: 5, heading: 0 }, { x: 14, y: 4, heading: 0 })).toBe(
    layingOf(from, astern),
  )
  expect(layingOf(from, { x: 5, y: 9, heading: 0 })).toBeNull()
  expect(layingOf(from, { x: 5, y: 4, heading: 0 })).toBeNull()
})
