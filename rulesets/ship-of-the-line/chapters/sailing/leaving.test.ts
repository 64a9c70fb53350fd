import { expect, test } from 'vitest'
import { battleOf, rulesIn, tableOf } from '../../fixtures.ts'
import type { Ship } from '../../model/state.ts'
import { move } from './move.ts'
import { comeAbout } from './tack.ts'

const ahead = { kind: 'move', turn: 0, alongside: null } as const

/** On the eastern edge, heading east. */
const onEdge = (given: Partial<Ship> = {}) =>
  battleOf({
    ships: [
      { x: 24, y: 8, heading: 2, ...given },
      { seat: 'b', x: 1, y: 1 },
    ],
  })

test('[SOL-125] [SOL-126] SOL-TV-31: a ship sails off the edge: its turn ends, and the next it stays away', () => {
  const state = onEdge()
  move.execute(tableOf(state), 'a', ahead)
  expect(state.ships[0]).toMatchObject({ status: 'disengaged', x: 24, y: 8, turnsAway: 2 })
  expect(state.turn).toMatchObject({ isOver: true, moves: 1 })
})

test('[SOL-125] coming about leads over the edge too', () => {
  const state = battleOf({ ships: [{ x: 12, y: 0, heading: 1 }] })
  comeAbout.execute(tableOf(state), 'a', { kind: 'comeAbout', heading: 7 })
  expect(state.ships[0]?.status).toBe('disengaged')
})

test('[SOL-134] in the turn of its return a ship does not leave again', () => {
  const state = onEdge()
  if (state.turn) state.turn.hasReturned = true
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-134'])
  expect(move.legalOrders(state, 'a')).toEqual([])
  state.options.returningShipMayLeaveAgain = true
  expect(move.legalOrders(state, 'a')).toHaveLength(3)
})

test('[SOL-120] a prize that leaves is safe and out of the battle', () => {
  const state = onEdge({ isPrize: true })
  move.execute(tableOf(state), 'a', ahead)
  expect(state.ships[0]).toMatchObject({ status: 'safe', turnsAway: 0 })
})
