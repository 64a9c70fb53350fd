import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import type { State } from '../model/state.ts'
import { unitOf } from '../model/units.ts'
import { edgeOf } from './assault.ts'
import { fieldOf } from './field.ts'
import { enemy, fight, own } from './fixtures.ts'

const edge = (state: State) => edgeOf(fieldOf(state, 'red'), unitOf(state, 'a'), unitOf(state, 'b'))
const even = edge(fight([own(), enemy(cm(20))]))

test('[BA-4.1.3-01] a charge against equals is a little better than even', () => {
  expect(even).toBe(1)
})

test('[BA-T-08] disorder of the enemy makes an attack better, own disorder makes it worse', () => {
  expect(edge(fight([own(), enemy(cm(20), { disorder: 'FU' })]))).toBeGreaterThan(even)
  expect(edge(fight([own({ disorder: 'LU' }), enemy(cm(20))]))).toBeLessThan(even)
})

test('[BA-T-08] a friend close by backs whoever he stands with', () => {
  const friend = own({ id: 'c', x: 100_000, y: 93_000 })
  expect(edge(fight([own(), friend, enemy(cm(20))]))).toBe(even + 2)
})

test('[BA-T-08] the enemy is taken in the flank', () => {
  expect(edge(fight([own(), enemy(cm(20), { heading: 9_000 })]))).toBe(even + 6)
})
