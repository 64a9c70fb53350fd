import { expect, test } from 'vitest'
import { battleOf, tableOf } from '../../fixtures.ts'
import { drift } from './adrift.ts'

test('[SOL-094] [SOL-095] a drifting ship runs into the one to leeward', () => {
  const state = battleOf({
    options: { rammingAllowed: true },
    ships: [
      { x: 12, y: 8, heading: 3, hasRudder: false },
      { seat: 'b', number: 1, x: 12, y: 9 },
    ],
  })
  const [ship] = state.ships
  if (ship) drift(tableOf(state), ship)
  expect(ship).toMatchObject({ x: 12, y: 8, heading: 2, hull: 3, status: 'surrendered' })
  expect(state.ships[1]?.hull).toBe(5)
  expect(state.turn?.moves).toBe(0)
})

test('[SOL-094] a drifting ship stays on the last dot of the board', () => {
  const state = battleOf({ ships: [{ x: 5, y: 16, hasRudder: false }] })
  const [ship] = state.ships
  if (ship) drift(tableOf(state), ship)
  expect(ship).toMatchObject({ x: 5, y: 16, status: 'afloat' })
})
