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
