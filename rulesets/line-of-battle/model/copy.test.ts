import { expect, test } from 'vitest'
import { classOf } from '../book/tables/ships.ts'
import { copy, copyEnlisted, copyShip } from './copy.ts'
import { battleOf, playerWith, shipWith } from './fixtures.ts'
import type { State } from './state.ts'

/** A state with a row in every list and something other than the default in every field. */
function fullState(): State {
  return battleOf({
    outcome: { winners: ['red'], message: { key: 'a', values: { b: { key: 'c' }, d: 1 } } },
    options: { actionPoints: true, moralePass: 'lte', scale: 600, windToleranceDeg: 45 },
    rules: {
      areas: [{ side: 1, isForMerchantmen: true, x: 1, y: 2, width: 3, height: 4 }],
      entrance: { edge: 9000, from: 1, to: 2 },
      exitEdges: [0],
      chooser: 'red',
    },
    cards: [{ ...classOf('brig'), id: 'own', name: 'Own' }],
    terrain: [{ kind: 'land', name: 'coast', polygon: [0, 0, 1, 1, 2, 0], depth: 0 }],
    objectives: [{ id: 'spy', name: 'spy', x: 1, y: 2, priority: 1 }],
    players: [
      playerWith({
        quarter: 1,
        strokes: { melee: 1, morale: 2, manoeuvre: 3, fullHit: 4, flag: 5 },
      }),
    ],
    ships: [
      { id: 'one', hasFired: { port: true, starboard: false }, left: { edge: 0, byMorale: true } },
      { id: 'two', hasCountered: { port: false, starboard: true } },
    ],
    aims: [{ ship: 'one', battery: 'port', target: 'two' }],
    exchange: {
      rescue: 'no',
      isAnswered: true,
      shots: [
        {
          shooter: 'one',
          battery: 'port',
          target: 'two',
          crossing: 1,
          die: 4,
          modified: 3,
          result: 'hit',
          critical: 'none',
          row: 'hull',
          damage: 5,
        },
      ],
    },
    test: {
      kind: 'hit',
      ship: 'one',
      other: null,
      die: 1,
      otherDie: 2,
      bonus: 3,
      otherBonus: 4,
      spent: 5,
      otherSpent: 6,
    },
    melees: [
      {
        id: 1,
        attacker: 'one',
        defender: 'two',
        attackerBattery: 'port',
        defenderBattery: 'starboard',
        attackerWins: 1,
        defenderWins: 0,
        bonus: 1,
        startedIn: 2,
        winner: null,
        isOpen: false,
      },
    ],
    rounds: [1],
    shaken: ['one'],
    landings: [
      {
        ship: 'one',
        seat: 'red',
        objective: 'spy',
        landingX: 1,
        landingY: 2,
        pickUpX: 3,
        pickUpY: 4,
        dueIn: 5,
        outcome: 'ashore',
        carrier: null,
      },
    ],
    brokenLinks: [{ leader: 'one', follower: 'two' }],
    transfers: [{ from: 'one', to: 'two', turn: 1 }],
    proposal: 'end',
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

test('a copied ship has every field of the ship', () => {
  const ship = shipWith({ left: { edge: 9000, byMorale: false } })
  expect(copyShip(ship)).toEqual(ship)
  expect(copyShip(ship).hasFired).not.toBe(ship.hasFired)
})

test('the state is plain data: it survives being written and read', () => {
  const state = fullState()
  expect(JSON.parse(JSON.stringify(copy(state)))).toEqual(state)
})

test('[LOB-036] a fleet that is hidden from the seat stays hidden in a copy', () => {
  expect(copyEnlisted('hidden')).toBe('hidden')
  expect(copyEnlisted(null)).toBeNull()
  const fleet = [{ card: 'brig', name: 'Own', nation: 'none' as const, officer: null }]
  expect(copyEnlisted(fleet)).toEqual(fleet)
  expect(copyEnlisted(fleet)?.[0]).not.toBe(fleet[0])
})
