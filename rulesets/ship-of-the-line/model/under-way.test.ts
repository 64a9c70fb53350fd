import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { endTurn } from '../chapters/round/end-turn.ts'
import { battleOf } from '../fixtures.ts'
import type { Ship, State, Turn } from './state.ts'
import { maySail, sailingIn } from './under-way.ts'

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

test('[SOL-021] a ship sails that is afloat, free and under sail, while it has moves', () => {
  const lines = ships.map((_, row) =>
    turns.map((__, column) => {
      const state = battles[row * turns.length + column]
      return state && maySail(sailingIn(state)) ? 'sails' : '-'
    }),
  )
  const whole = ['sails', 'sails', '-', 'sails', '-', 'sails']
  const none = ['-', '-', '-', '-', '-', '-']
  const oneMast = ['sails', '-', '-', '-', '-', 'sails']
  expect(lines).toEqual([whole, none, none, none, none, none, oneMast, whole])
})

test('[SOL-022] search ends a turn where it may be ended, and nowhere else', () => {
  const dice = seededDice('end')
  const picked = battles.map(state => endTurn.sample?.(state, 'a', dice) !== undefined)
  expect(picked).toEqual(battles.map(state => endTurn.legalOrders(state, 'a').length > 0))
  expect(new Set(picked).size).toBe(2)
})
