import { expect, test } from 'vitest'
import type { Of } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/testing-table.ts'
import type { RuleId } from '../rulebook.ts'
import type { Order } from '../orders.ts'
import type { State, Unit, Work } from '../state.ts'
import { battle, terrain, unit } from '../testing.ts'
import { unitOf } from '../units.ts'
import type { WorksEvent } from './events.ts'
import { worksEvolve } from './evolve.ts'
import { begin, finish, procure } from './steps.ts'
import { work } from './work.ts'

const order = {
  kind: 'work' as const,
  unit: 'u1',
  work: 'abatis' as const,
  terrain: '',
  x: 100_000,
  y: 100_000,
  heading: 0,
}

function pioneers(given: Partial<Unit> = {}): Unit {
  return unit({ hasPioneers: true, x: 100_000, y: 100_000, ...given })
}

/** A battle in which the order is followed. */
function ordered(given: Partial<Unit> = {}, ground: State['terrain'] = []): State {
  const state = battle({ units: [pioneers(given)], terrain: ground })
  const { kind: _kind, unit: _unit, ...fields } = order
  state.sheets.push({
    unit: 'u1',
    seat: 'red',
    parts: [{ kind: 'work', ...fields }],
    result: 'followed',
  })
  return state
}

function tableOf(state: State, dice: readonly number[] = []) {
  return testTable<State, WorksEvent, RuleId>(state, worksEvolve, dice)
}

const begun = (given: Partial<Work> = {}): Work => ({
  kind: 'abatis',
  terrain: '',
  x: 100_000,
  y: 100_000,
  heading: 0,
  isBegun: true,
  turns: 7,
  failedInRow: 0,
  ...given,
})

const atWork = { formation: { kind: 'work' as const, front: null, gap: null } }

function reasons(state: State, given: Partial<Omit<Of<Order, 'work'>, 'kind'>> = {}): string[] {
  return work.judge(state, 'red', { ...order, ...given }).because.map(reason => reason.rule)
}

test('[BA-6.3.0-01] pioneers work in the open, others do not; a garrison strengthens its building', () => {
  expect(reasons(battle({ units: [pioneers()] }))).toEqual([])
  expect(reasons(battle({ units: [pioneers({ hasPioneers: false })] }))).toContain('BA-6.3.0-01')
})

test('[BA-6.3.0-02] five figures are the least, and groups of five build five centimetres each', () => {
  expect(reasons(battle({ units: [pioneers({ figures: 4 })] }))).toContain('BA-6.3.0-02')
  const state = battle({ units: [pioneers({ ...atWork, figures: 14, work: begun() })] })
  finish(tableOf(state))
  const [built] = state.terrain
  expect(built?.points).toEqual([95_000, 100_000, 105_000, 100_000])
  expect(built?.obstacle).toBe('I')
})

test('[BA-6.3.0-02] [BA-T-20] an abatis wants 13 for its material, with wood near by 7', () => {
  const far = ordered()
  procure(tableOf(far, [3, 4, 5]))
  expect(unitOf(far, 'u1').work?.isBegun).toBe(false)
  const wood = terrain({
    kind: 'wood',
    points: [105_000, 90_000, 130_000, 90_000, 130_000, 130_000, 105_000, 130_000],
  })
  const near = ordered({ figures: 10 }, [wood])
  procure(tableOf(near, [1, 2, 4]))
  expect(unitOf(near, 'u1').work?.isBegun).toBe(true)
})

test('[BA-6.3.0-02] every failed turn in a row adds one to the next roll', () => {
  const state = ordered({ work: begun({ isBegun: false, turns: 0, failedInRow: 1 }) })
  const table = tableOf(state, [4, 4, 4])
  procure(table)
  expect(table.events[0]).toMatchObject({ kind: 'workProcured', total: 13, needed: 13 })
})

test('[BA-6.3.0-03] in disorder no work is ordered, and the turn of forming up counts', () => {
  expect(reasons(battle({ units: [pioneers({ disorder: 'U' })] }))).toContain('BA-6.3.0-03')
  const state = battle({ units: [pioneers({ work: begun({ turns: 0 }) })] })
  const table = tableOf(state)
  begin(table)
  finish(table)
  expect(unitOf(state, 'u1').formation.kind).toBe('work')
  expect(unitOf(state, 'u1').work?.turns).toBe(1)
})

test('[BA-6.3.0-04] a broken turn counts nothing, the turns before it stay', () => {
  const state = battle({ units: [pioneers({ ...atWork, work: begun(), disorder: 'U' })] })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 7 })
  const again = ordered({ work: begun({ isBegun: false }) })
  procure(tableOf(again, [5, 5, 5]))
  expect(unitOf(again, 'u1').work).toMatchObject({ isBegun: true, turns: 7 })
})

test('[BA-6.3.0-05] a wooden bridge burns on 11 at the end of four turns, one better after a failure', () => {
  const bridge = terrain({
    id: 'b1',
    kind: 'road',
    crossing: 'woodenBridge',
    width: 3000,
    points: [100_000, 101_000, 100_000, 110_000],
  })
  const burning: Work = begun({ kind: 'burnBridge', terrain: 'b1', turns: 3 })
  const state = battle({ units: [pioneers({ ...atWork, work: burning })], terrain: [bridge] })
  finish(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(false)
  finish(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(true)
})

test('[BA-T-20] a strengthened building cannot be strengthened again', () => {
  const house = terrain({
    id: 'h1',
    kind: 'building',
    points: [96_000, 96_000, 104_000, 96_000, 104_000, 104_000, 96_000, 104_000],
    capacity: 28,
    cover: 'I',
  })
  const garrison = pioneers({
    ...atWork,
    hasPioneers: false,
    figures: 20,
    building: 'h1',
    work: begun({ kind: 'strengthen', terrain: 'h1' }),
  })
  const state = battle({ units: [garrison], terrain: [house] })
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toEqual([])
  finish(tableOf(state))
  expect(state.terrain[0]?.isStrengthened).toBe(true)
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toContain('BA-T-20')
})

test('[BA-1.3.5-01] the work lies beside the unit that stands round it', () => {
  expect(reasons(battle({ units: [pioneers()] }), { x: 150_000 })).toContain('BA-1.3.5-01')
})

test('[BA-6.3.0-06] works that are not listed are not offered', () => {
  const kinds = work.offers(battle({ units: [pioneers()] }), 'red').map(offer => offer.work)
  expect(kinds).toEqual(['abatis', 'chevaux', 'barricade', 'epaulement'])
})
