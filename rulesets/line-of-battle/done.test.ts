import { inches } from '@grognard/geometry/measured/units.ts'
import { legalOrdersFor } from '@grognard/umpire'
import { restingAt } from '@grognard/umpire/fixtures.ts'
import { expect, test } from 'vitest'
import { abeam } from './chapters/fire/fixtures.ts'
import { board as boarding } from './chapters/melee/board.ts'
import { beside, meleeWith } from './chapters/melee/fixtures.ts'
import { done, seatWithShips } from './done.ts'
import { lineOfBattle } from './index.ts'
import { battleOf, said } from './model/fixtures.ts'
import type { Setting } from './model/fixtures.ts'
import type { Ship, State } from './model/state.ts'

const ships = [
  { id: 'ajax', name: 'Ajax' },
  { id: 'orion', name: 'Orion', x: 30_000, hasMoved: true },
]

test('[LOB-061] a seat is not done while a ship of it has still to move', () => {
  expect(done.judge(battleOf({ ships }), 'red', { kind: 'done' }).because).toEqual([
    { rule: 'LOB-061', message: 'lob.refuse.mustMove', values: { count: 1, ships: 'Ajax' } },
  ])
  expect(done.legalOrders(battleOf({ ships }), 'red')).toEqual([])
  const moved = battleOf({ ships: ships.map(ship => ({ ...ship, hasMoved: true })) })
  expect(done.legalOrders(moved, 'red')).toEqual([{ kind: 'done' }])
})

test('[LOB-061] [LOB-102] [LOB-203] a ship that has still to move is told only what is open to her', () => {
  const bound = [
    ...ships,
    { id: 'spartiate', name: 'Spartiate', x: 10_000, isFleeing: true },
    { id: 'bellona', name: 'Bellona', x: 15_000, manoeuvre: 'tackFailed' as const },
  ]
  const { because } = done.judge(battleOf({ ships: bound }), 'red', { kind: 'done' })
  expect(because.map(({ rule, message, values }) => [rule, message, values?.ships])).toEqual([
    ['LOB-061', 'lob.refuse.mustMove', 'Ajax'],
    ['LOB-102', 'lob.refuse.mustRunOn', 'Bellona'],
    ['LOB-203', 'lob.refuse.mustFlee', 'Spartiate'],
  ])
})

test('[LOB-046] in the other phases a seat says itself when it is done', () => {
  for (const at of ['shots', 'target', 'board'] as const)
    expect(done.judge(battleOf({ ships, at }), 'red', { kind: 'done' }).allowed).toBe(true)
})

/** Who could still do what, as it is asked before Done is given. */
function lost(state: State): string[] {
  const { tool } = done
  if (tool?.tool !== 'list') throw new Error('Done is chosen from a list.')
  return (tool.forfeits?.(state, 'red') ?? []).map(({ piece, ask }) => `${piece} ${ask}`)
}

test('[LOB-132] Done names ships that bear and have no target; only where targets are named', () => {
  const at = (state: State): State => restingAt(state, 'target', ['red'])
  const aims = [{ ship: 'ajax', battery: 'starboard', target: 'heros' } as const]
  expect(lost(at(abeam({ aims: [] })))).toEqual(['ajax lob.ask.fire'])
  expect(lost(at(abeam({ aims })))).toEqual([])
  expect(lost(abeam({ aims: [] }))).toEqual([])
})

test('[LOB-160] Done names ships that could still board', () => {
  const state = restingAt(abeam({ aims: [], apart: 0 }), 'board', ['red'])
  const open = boarding.legalOrders(state, 'red').map(({ ship }) => `${ship} lob.ask.board`)
  expect(open.length).toBeGreaterThan(0)
  expect(lost(state)).toEqual(open)
})

test('[LOB-151] [LOB-206] Done names ships that could still take over one without crew, shot empty or struck', () => {
  const at = (heros: Partial<Ship>): State =>
    restingAt(beside({ apart: 0, heros }), 'board', ['red'])
  expect(lost(at({ crew: 0 }))).toEqual(['ajax lob.ask.takeOver'])
  expect(lost(at({ crew: 5, isStruck: true }))).toContain('ajax lob.ask.takeOver')
  expect(lost(at({ crew: 5 }))).toEqual(['ajax lob.ask.board'])
  const ask = { key: 'lob.ask.takeOver', values: { count: 1, pieces: 'Ajax' } }
  expect(said(ask)).toBe('Ajax can still take over an unmanned ship. Skip her?')
})

/** Whether the seat of one ship is asked about her, and what it could order but be done. */
function openTo(
  ship: Partial<Ship>,
  setting: Setting = {},
): { isAsked: boolean; orders: string[] } {
  const others = setting.ships ?? []
  const state = battleOf({ ...setting, ships: [{ id: 'a', ...ship }, ...others] })
  const orders = legalOrdersFor(lineOfBattle, state, 'red').map(({ kind }) => kind)
  const open = [...new Set(orders)].filter(kind => kind !== 'done' && kind !== 'propose')
  return { isAsked: seatWithShips(state, 'red').length > 0, orders: open }
}

/** A frigate's stern on the bow of a ship at 24 inches, and a melee with her. */
const ahead = { id: 'b', seat: 'blue', y: inches(25.7) }
const fight = meleeWith({ attacker: 'b', defender: 'a', defenderBattery: 'starboard' })

test.each<[rules: string, what: string, Partial<Ship>, Setting, orders: string[]]>([
  ['[LOB-070]', 'free', {}, {}, ['sail', 'tack', 'anchor']],
  ['[LOB-070] [LOB-149]', 'dismasted, and has spun', { sails: 0, hasSpun: true }, {}, ['anchor']],
  ['[LOB-070] [LOB-172]', 'in a melee', {}, { ships: [ahead], melees: [fight] }, ['anchor']],
  ['[LOB-070] [LOB-080]', 'has passed crew on', { hasTransferred: true }, {}, ['anchor']],
  [
    '[LOB-072] [LOB-102]',
    'at anchor and hemmed in',
    { isAnchored: true },
    { ships: [ahead] },
    ['tack'],
  ],
  [
    '[LOB-076] [LOB-102]',
    'hemmed in, her tack failed',
    { manoeuvre: 'tackFailed' },
    { ships: [ahead] },
    [],
  ],
  ['[LOB-060]', 'has moved', { hasMoved: true }, {}, []],
  ['[LOB-203]', 'fleeing', { isFleeing: true }, {}, ['flee']],
])(
  '%s [LOB-046] a seat is asked as long as an order is open to a ship: one that is %s',
  (_rules, _what, ship, setting, orders) => {
    const open = openTo(ship, setting)
    expect(open.orders.toSorted()).toEqual(orders.toSorted())
    expect(open.isAsked).toBe(orders.length > 0)
  },
)
