import { expect, test } from 'vitest'
import { battleOf, turnWith } from '../fixtures.ts'
import { copy } from './state.ts'
import type { State } from './state.ts'

/** A state with a row in every list. */
function fullState(): State {
  return battleOf({
    outcome: { winners: ['a'], message: { key: 'one', values: { two: { key: 'three' } } } },
    queue: ['a1'],
    ships: [
      { hull: 3, turnsAway: 1 },
      { seat: 'b', isPrize: true, hasRepaired: true },
    ],
    turn: turnWith({ ship: 'a1', extraMoves: 1, isClubHauling: true }),
    attacks: [
      {
        shooter: 'a1',
        target: 'b1',
        side: 'port',
        batteries: [1, 2],
        isRetaliation: false,
        hasBroadside: true,
        load: 'chain',
        isCutShort: false,
      },
    ],
    boarding: {
      attacker: 'a1',
      defender: 'b1',
      attackerMarines: 5,
      defenderMarines: 0,
      volley: 'first',
      grape: [{ side: 'port', battery: 2 }],
      result: 'open',
    },
  })
}

/** Every record and list within a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}

test('a copy drops nothing and shares nothing', () => {
  const state = fullState()
  const twin = copy(state)
  expect(twin).toEqual(state)
  const parts = new Set(partsOf(state))
  expect(partsOf(twin).filter(part => parts.has(part))).toEqual([])
})

test('the state is plain data: it survives being written and read', () => {
  const state = fullState()
  expect(JSON.parse(JSON.stringify(copy(state)))).toEqual(state)
})
