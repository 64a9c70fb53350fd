import { isAllowed, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { endTurn } from '../chapters/round/end-turn.ts'
import { battleOf } from '../fixtures.ts'
import { activeShip, activeTurn } from './ships.ts'
import type { Ship, State, Turn } from './state.ts'
import { maySail, sailorRefusals } from './under-way.ts'

const ships: Partial<Ship>[] = [
  {},
  { status: 'disengaged', turnsAway: 1 },
  { status: 'disengaged', turnsAway: 0 },
  { isWreckHolding: true },
  { hasRudder: false },
  { masts: { fore: 0, main: null, mizzen: 0 } },
  { masts: { fore: 1, main: null, mizzen: 0 } },
  { x: 0, y: 0, heading: 7 },
]

const turns: Partial<Turn>[] = [
  {},
  { moves: 1 },
  { moves: 3 },
  { moves: 3, extraMoves: 1 },
  { isMovingOver: true },
  { isExcused: true },
]

const battles: State[] = ships.flatMap(ship =>
  turns.map(turn => battleOf({ ships: [ship, { seat: 'b', x: 20 }], turn })),
)

test('[SOL-021] what search reads at a glance is what the table says', () => {
  const read = battles.map(state => maySail(activeShip(state), activeTurn(state)))
  const told = battles.map(state => {
    const [ship, turn] = [activeShip(state), activeTurn(state)]
    return isAllowed(sailorRefusals, { state, ship, turn })
  })
  expect(read).toEqual(told)
  expect(new Set(read).size).toBe(2)
})

test('[SOL-022] search ends a turn where it may be ended, and nowhere else', () => {
  const dice = seededDice('end')
  const picked = battles.map(state => endTurn.sample?.(state, 'a', dice) !== undefined)
  expect(picked).toEqual(battles.map(state => endTurn.legalOrders(state, 'a').length > 0))
  expect(new Set(picked).size).toBe(2)
})
