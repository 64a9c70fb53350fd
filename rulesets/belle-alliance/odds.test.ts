import { expect, test } from 'vitest'
import { oddsOf } from '@grognard/umpire'
import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { march } from './chapters/command/fixtures.ts'
import {
  after,
  atFire,
  facing,
  firing,
  near,
  order as fireOrder,
} from './chapters/fire/fixtures.ts'
import { attack, blue, duel } from './chapters/melee/fixtures.ts'
import { battle } from './fixtures.ts'
import { belleAlliance } from './index.ts'
import type { ForcedMove, State } from './model/state.ts'
import type { Unit } from './model/unit.ts'
import { staffOf, unitOf } from './model/units.ts'
import type { Order } from './orders.ts'

/** Of red, by what is told of each outcome. */
function chances(state: State, order: Order, tell: (state: State) => string) {
  return chancesBy(belleAlliance, { state, seat: 'red', order }, tell)
}

/** Figures and disorder of units. */
const standing =
  (...ids: string[]) =>
  (state: State): string =>
    ids.map(id => `${unitOf(state, id).figures} ${unitOf(state, id).disorder}`).join(', ')

const throwsOf = (state: State, order: Order) =>
  oddsOf(belleAlliance, state, 'red', order).rolls.map(({ rule, count }) => `${rule} ${count}`)

const always = { options: { measuring: 'always' as const }, waiting: ['red'] }
const shoot = fireOrder({})

test('[BA-3.1.1-07] [BA-T-12] thirty muskets at a line near by: losses and morale by three dice', () => {
  const state = atFire([firing(), facing(near)], always)
  expect(chances(state, shoot, standing('b'))).toEqual({
    '30 OR': '7/27',
    '29 OR': '13/54',
    '29 LU': '13/54',
    '27 LU': '1/6',
    '27 U': '2/27',
    '24 U': '1/54',
  })
})

test('[BA-3.1.1-07] BA-TV-020 first fire at an attack column of valeur 2', () => {
  const column = { formation: { kind: 'attackColumn', front: 10, gap: null }, valeur: 2 } as const
  const state = atFire([firing({ valeur: 1, hasFought: false }), facing(near, column)], always)
  expect(chances(state, shoot, standing('b'))).toEqual({
    '27 LU': '25/54',
    '24 U': '71/216',
    '29 OR': '17/108',
    '19 FU': '5/108',
    '30 OR': '1/216',
  })
})

test('[BA-1.1.1-11] before the fire is declared its odds tell nothing of ranges', () => {
  const state = atFire([firing(), facing(near)], { waiting: ['red'] })
  expect(chances(state, shoot, standing('b'))).toEqual({ '30 OR': '1' })
  expect(throwsOf(state, shoot)).toEqual([])
  const why = (given: State) => oddsOf(belleAlliance, given, 'red', shoot).oddsHidden?.key
  expect(why(state)).toBe('ba.odds.unmeasured')
  expect(why(atFire([firing(), facing(near)], always))).toBeUndefined()
})

test('[BA-1.1.4-07] [BA-1.1.4-08] a chief with the target is engaged before the dice', () => {
  const staff = [{ id: 'c', seat: 'blue', x: 100_000, y: 120_000, contact: 'b' }]
  const state = atFire([firing(), facing(near)], { ...always, staff })
  expect(new Set(throwsOf(state, shoot))).toEqual(new Set(['BA-1.1.4-08 3', 'BA-3.1.1-07 3']))
  const fate = (after: State) => staffOf(after, 'c').status
  expect(chances(state, shoot, fate)).toEqual({ onBoard: '17/27', fallen: '10/27' })
})

test('[BA-3.1.6-01] a neighbour makes the fire of its friend stronger', () => {
  const broad = facing(near, { x: 110_000, figures: 60 })
  const neighbour = firing({ id: 'c', x: 122_600, figures: 16 })
  const alone = atFire([firing(), broad, neighbour], always)
  const fires = fireOrder({ x: 104_000 })
  expect(chances(alone, fires, standing('b'))).toMatchObject({ '60 OR': '7/27', '54 U': '1/54' })
  const order: Order = { kind: 'beNeighbour', unit: 'c', of: 'a', against: 'b' }
  const helped = chances(after(alone, fires), order, standing('b'))
  expect(helped).toMatchObject({ '60 OR': '5/54', '54 U': '5/54' })
})

test('[BA-4.1.3-01] [BA-4.1.3-02] two equal lines in melee: one chance for both', () => {
  const state = duel({}, {}, { at: 'attackers', waiting: ['red'] })
  const told = chances(state, { kind: 'done' }, standing('u1', 'u2'))
  expect(told['30 OR, 30 OR']).toBe('361/7776')
  expect(told['30 LU, 30 OR']).toBe('7/108')
  expect(told['30 OR, 30 LU']).toBe('7/108')
  expect(throwsOf(state, { kind: 'done' })).toHaveLength(1)
})

test('[BA-4.1.7-01] support makes the melee of its friend a safer thing', () => {
  const behind = { id: 'u3', y: 90_000, hasFought: true }
  const state = duel({}, {}, { at: 'attackers', waiting: ['red'], units: [behind] })
  const order: Order = { kind: 'support', unit: 'u3', of: 'u1', against: 'u2' }
  const routs = (after: State) => String(unitOf(after, 'u2').disorder === 'FU')
  expect(chances(state, { kind: 'done' }, routs)).toMatchObject({ true: '1687/11664' })
  expect(chances(state, order, routs)).toMatchObject({ true: '4345/15552' })
})

test('[BA-4.1.6-02] a neighbour shares what befalls its friend', () => {
  const state = battle({
    at: 'attackers',
    waiting: ['red'],
    units: [{ figures: 24, x: 90_000 }, { figures: 24, x: 110_000 }, { ...blue }],
    attacks: [attack('u1', 'u3'), attack('u2', 'u3')],
  })
  const order: Order = { kind: 'beNeighbour', unit: 'u2', of: 'u1', against: 'u3' }
  const { outcomes } = oddsOf(belleAlliance, state, 'red', order)
  const both = outcomes.map(way => [unitOf(way.state, 'u1'), unitOf(way.state, 'u2')] as const)
  expect(both.every(([one, other]) => one.disorder === other.disorder)).toBe(true)
  expect(both.some(([one]) => one.disorder === 'FU')).toBe(true)
  // Three that fight each with their own dice are not gone through.
  expect(throwsOf(state, { kind: 'done' })).toEqual([])
})

test('[BA-1.1.3-01] [BA-T-17] an order far from the chief is followed by a roll', () => {
  const staff = [{ id: 'c', x: 100_000, y: 40_000 }]
  const state = battle({ units: [{ chief: 'c' }], staff, waiting: ['red'] })
  const tell = (after: State) => `${after.sheets[0]?.result} ${standing('u1')(after)}`
  const order: Order = { ...march(), unit: 'u1' }
  expect(chances(state, order, tell)).toEqual({
    'followed 30 OR': '7/27',
    'followed 30 LU': '13/54',
    'failed 30 LU': '13/54',
    'failed 30 U': '1/6',
    'failed 27 FU': '5/54',
  })
  const near = { ...state, staff: state.staff.map(chief => ({ ...chief, y: 90_000 })) }
  expect(throwsOf(near, order)).toEqual([])
})

test('[BA-6.3.0-02] engineering work: the order is rolled for, then their material', () => {
  const state = battle({ units: [{ hasPioneers: true }], waiting: ['red'] })
  const site = { terrain: '', x: 100_000, y: 100_000, heading: 0 }
  const order: Order = { kind: 'work', unit: 'u1', work: 'abatis', ...site }
  const tell = (after: State) =>
    `${after.sheets[0]?.result} ${unitOf(after, 'u1').work?.isBegun ?? 'none'}`
  expect(chances(state, order, tell)).toEqual({
    'failed none': '1/2',
    'followed false': '10/27',
    'followed true': '7/54',
  })
})

test('[BA-5.4.3-02] [BA-T-16] reorganising: a unit that fails routs on with losses', () => {
  const routing: Partial<Unit> = { disorder: 'FU', disorderedIn: 1 }
  const state = battle({ at: 'chiefs', units: [routing], waiting: ['red'] })
  const order: Order = { kind: 'reorganise', unit: 'u1', formation: 'line' }
  expect(chances(state, order, standing('u1'))).toEqual({
    '27 FU': '11/27',
    '30 U': '13/54',
    '30 LU': '1/6',
    '30 OR': '5/54',
    '26 FU': '2/27',
    '24 FU': '1/54',
  })
})

test('[BA-1.1.4-10] [BA-T-19] a fallen chief is replaced', () => {
  const staff = [
    { id: 'c', status: 'fallen' as const, over: 'd', quality: 'normal' as const },
    { id: 'o', kind: 'orderly' as const, over: 'd', x: 52_000, y: 50_000, contact: 'u1' },
  ]
  const state = battle({ at: 'chiefs', units: [{ chief: 'c' }], staff, waiting: ['red'] })
  const tell = (after: State) => `${staffOf(after, 'c').status} ${staffOf(after, 'c').quality}`
  expect(chances(state, { kind: 'replaceChief', chief: 'c', orderly: 'o' }, tell)).toEqual({
    'fallen normal': '20/27',
    'onBoard ineffective': '1/6',
    'onBoard normal': '2/27',
    'onBoard effective': '1/54',
  })
})

test('[BA-1.1.4-06] [BA-T-18] a chief who rides close to the enemy may be caught', () => {
  const units = [
    { id: 'own', y: 60_000 },
    { id: 'enemy', seat: 'blue', y: 100_000, heading: 18_000 },
  ]
  const state = battle({
    at: 'staff',
    units,
    staff: [{ id: 'c', x: 100_000, y: 85_000 }],
    waiting: ['red'],
  })
  const order: Order = { kind: 'moveStaff', staff: 'c', x: 100_000, y: 94_000, contact: '' }
  const tell = (after: State) =>
    `${staffOf(after, 'c').status} ${after.penalties.map(({ value }) => value).join()}`
  expect(chances(state, order, tell)).toEqual({
    'onBoard ': '20/27',
    'fallen ': '1/6',
    'fallen -1': '2/27',
    'fallen -2': '1/54',
  })
})

test('[BA-5.1.2-03] a direction that is chosen is gone at once', () => {
  const from = { fromX: null, fromY: null, also: [], heading: null, with: [] }
  const move: ForcedMove = { unit: 'u1', degree: 'U', cause: 'orderRoll', ...from }
  const units = [{ disorder: 'U' as const }, { id: 'foe', seat: 'blue', y: 140_000 }]
  const state = battle({ at: 'direction', units, forced: [move], waiting: ['red'] })
  const order: Order = { kind: 'chooseDirection', unit: 'u1', heading: 18_000 }
  const place = (after: State) => `${unitOf(after, 'u1').y}, ${after.forced.length} to come`
  expect(chances(state, order, place)).toEqual({ '80000, 0 to come': '1' })
})
