import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { battleOf, shipWith } from '../testing.ts'
import { leastMove } from '../tables/movement.ts'
import { courseBy } from './courses.ts'

/** The straight travel of the course that leads out of the wind's eye. */
function travelOf(ship: Partial<Ship>): number {
  const state = battleOf({ options: { noGo30: true }, windFrom: 0 })
  const legs = courseBy(state, shipWith({ heading: 2500, ...ship }), 2 * leastMove, [])
  return legs.reduce((length, leg) => length + leg.advance, 0)
}

test('[LOB-066] turning out of the closed sector uses up the least move', () => {
  expect(travelOf({})).toBe(leastMove)
})

test('[LOB-102] a passed tack carries the ship out and leaves all of its way', () => {
  expect(travelOf({ manoeuvre: 'tackPassed' })).toBe(2 * leastMove)
})

test('[LOB-068] under helm each inch is an inch and turns by the value of the class, and all add up', () => {
  const state = battleOf({})
  const course = (card: string, helm: readonly number[], length = 3 * leastMove) =>
    courseBy(state, shipWith({ card }), length, helm)
  const hard = { advance: leastMove, turn: 3000 }
  expect(course('line3', [1, 1, 1])).toEqual([hard, hard, hard])
  expect(course('frigate5', [-1, 0, 1])).toEqual([
    { advance: leastMove, turn: -4500 },
    { advance: 2 * leastMove, turn: 4500 },
  ])
  expect(course('line3', [1], 2500)).toEqual([hard, { advance: 1500, turn: 0 }])
  expect(course('line3', [1, 1], 1500)).toEqual([hard, { advance: 500, turn: 1500 }])
  expect(course('line3', [0, 0])).toEqual([{ advance: 3 * leastMove, turn: 0 }])
})
