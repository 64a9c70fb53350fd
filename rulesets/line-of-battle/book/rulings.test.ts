import { expect, test } from 'vitest'
import { initiativeContext } from '../chapters/command/initiative.ts'
import { afterBattle } from '../chapters/ending/career.ts'
import { endingOf, resultOf } from '../chapters/ending/ending.ts'
import { aim } from '../chapters/fire/aim.ts'
import { abeam } from '../chapters/fire/fixtures.ts'
import { yieldOf } from '../chapters/points/points.ts'
import { captorOf, moraleContext } from '../chapters/rally/morale.ts'
import { battleOf, messagesOf } from '../model/fixtures.ts'
import { blankSheet } from '../model/sheet.ts'
import { shipOf } from '../model/ships.ts'
import type { Player } from '../model/state.ts'

const allies: Partial<Player>[] = [
  { seat: 'red' },
  { seat: 'blue', side: 1 },
  { seat: 'rose' },
  { seat: 'navy', side: 1 },
]

test('[LOB-020] [LOB-026] a ship without crew yields points while its flag flies', () => {
  const options = { actionPoints: true }
  const ships = [
    { card: 'line1', crew: 0 },
    { card: 'frigate5', crew: 0, isStruck: true },
  ]
  expect(yieldOf(battleOf({ ships, options }), 'red')).toBe(3)
})

test('[LOB-051] ships and officers are counted player by player, not side by side', () => {
  const ships = [
    { id: 'a', seat: 'red' },
    { id: 'b', seat: 'rose', officer: 'admiral' as const },
    { id: 'c', seat: 'blue' },
    { id: 'd', seat: 'blue' },
    { id: 'e', seat: 'blue', crew: 0 },
  ]
  const state = battleOf({ players: allies, ships })
  expect(initiativeContext(state, 'blue')).toEqual({ hasMostShips: true, officer: null })
  expect(initiativeContext(state, 'red')).toEqual({ hasMostShips: false, officer: null })
  expect(initiativeContext(state, 'rose')).toEqual({ hasMostShips: false, officer: 'admiral' })
})

test('[LOB-096] a ship aground fires and is fired at', () => {
  const order = { kind: 'aim', ship: 'ajax', battery: 'starboard', target: 'heros' } as const
  const judged = (given: object) => aim.judge(abeam({ aims: [], ...given }), 'red', order)
  expect(messagesOf(judged({ ajax: { agroundSince: 1 } }))).toEqual([])
  expect(messagesOf(judged({ heros: { agroundSince: 1 } }))).toEqual([])
})

test('[LOB-130] a hull that only touches the line between two ships does not block it', () => {
  const order = { kind: 'aim', ship: 'ajax', battery: 'starboard', target: 'heros' } as const
  const { beam } = abeam().ships[0] ?? { beam: 0 }
  const between = (x: number, y: number) => {
    const others = [{ id: 'orion', x, y, heading: 9000 }]
    return messagesOf(aim.judge(abeam({ aims: [], others }), 'red', order))
  }
  expect(between(14_000, 24_000 + beam / 2)).toEqual([])
  expect(between(14_000, 24_000 + beam / 2 - 1)).toEqual(['lob.refuse.hullBetween'])
})

test('[LOB-202] the officers of allied players give heart', () => {
  const ships = [
    { id: 'a', seat: 'red' },
    { id: 'b', seat: 'rose', x: 27_000, officer: 'admiral' as const },
    { id: 'c', seat: 'blue', x: 30_000 },
  ]
  const state = battleOf({ players: allies, ships })
  expect(moraleContext(state, shipOf(state, 'a')).officer).toBe('admiral')
  expect(moraleContext(state, shipOf(state, 'c')).officer).toBeNull()
})

test('[LOB-206] with no enemy left to take it, a ship falls to the first seat of the other side', () => {
  const ships = [
    { id: 'a', seat: 'red' },
    { id: 'd', seat: 'navy', x: 25_000, crew: 0 },
  ]
  const state = battleOf({ players: allies, ships })
  expect(captorOf(state, shipOf(state, 'a'))).toBe('blue')
})

test('[LOB-221] both conditions met in one turn are a draw', () => {
  const merchants = Array.from({ length: 6 }, (_, index) => ({
    id: `m${index}`,
    card: 'merchant',
    ...(index < 3
      ? { status: 'fled' as const, left: { edge: 0, byMorale: false } }
      : { status: 'sunk' as const }),
  }))
  const state = battleOf({ rules: { victory: 'convoy' }, ships: [...merchants, { seat: 'blue' }] })
  expect(endingOf(state)).toBe('mission')
  expect(resultOf(state)).toMatchObject({ side: null, winners: [] })
})

test('[LOB-252] a defeat may take a total below 0, and allies each get the points of their side', () => {
  const outcome = { winners: ['blue', 'navy'], message: { key: 'over' } }
  const ships = [
    { id: 'a', seat: 'red', status: 'sunk' as const },
    { id: 'b', seat: 'rose', status: 'sunk' as const },
  ]
  const state = battleOf({ players: allies, ships, outcome })
  const after = (seat: string) => afterBattle(blankSheet(seat, 'none'), state, seat).points
  expect(['red', 'rose', 'blue', 'navy'].map(after)).toEqual([-10, -10, 10, 10])
})
