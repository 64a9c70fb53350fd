import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../fixtures.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import { bestMarines, worthOfBoarding } from './boarding.ts'

/** Two ships side by side: a boards b. */
function alongside(attackerHull: number, defenderHull: number): State {
  return battleOf({
    hands: { b: ['CAP-2'] },
    ships: [
      { id: 'a1', x: 10, y: 8, heading: 0, hull: attackerHull },
      { id: 'b1', seat: 'b', x: 11, y: 8, heading: 0, hull: defenderHull },
    ],
    boarding: {
      attacker: 'a1',
      defender: 'b1',
      attackerMarines: 0,
      defenderMarines: 0,
      volley: 'first',
      grape: [],
      result: 'open',
    },
  })
}

function worthAt(attackerHull: number, defenderHull: number): number {
  const state = alongside(attackerHull, defenderHull)
  const attacker = shipOf(state, 'a1')
  return worthOfBoarding(state, attacker, shipOf(state, 'b1'), attacker)
}

test('[SOL-102] whoever has more hull hits has nothing to hope for', () => {
  expect(worthAt(6, 5)).toBe(0)
})

test('[SOL-105] [SOL-108] the better the odds the more boarding is worth; even dice are not worth it', () => {
  expect(worthAt(0, 4)).toBeLessThan(0)
  expect(worthAt(0, 13)).toBeGreaterThan(worthAt(0, 8))
  expect(worthAt(0, 19)).toBeGreaterThan(worthAt(0, 13))
})

test('[SOL-C10] marines are called where they spoil the boarders’ hopes, else kept', () => {
  const chosen = (state: State) => bestMarines(state, 'b', seededDice('marines')).kind
  expect(chosen(alongside(0, 13))).toBe('callMarines')
  expect(chosen(alongside(5, 5))).toBe('keepMarines')
})
