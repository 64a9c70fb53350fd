import { expect, test } from 'vitest'
import type { Of } from '@grognard/umpire'
import { commandEvolve } from '../command/evolve.ts'
import { formationEvolve } from '../formation/evolve.ts'
import { frontOf } from '../formation/footprint.ts'
import { changeFormations } from '../formation/steps.ts'
import type { Order } from '../orders.ts'
import type { State, Unit, Work } from '../state.ts'
import { battle, chief, doing, guns, tableFor, terrain, unit } from '../testing.ts'
import { unitOf } from '../units.ts'
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
  return tableFor(state, { ...commandEvolve, ...formationEvolve, ...worksEvolve }, dice)
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

test('[BA-1.1.4-06] [BA-Q-29] the penalty of a side is on the rolls for its material', () => {
  const state = ordered()
  state.penalties.push({ seat: 'red', value: -2, untilTurn: 3 })
  const table = tableOf(state, [5, 5, 4])
  procure(table)
  expect(table.events[0]).toMatchObject({ kind: 'workRefused', total: 12, needed: 13 })
})

test('[BA-6.3.0-03] in disorder no work is ordered, and the turn of forming up counts', () => {
  expect(reasons(battle({ units: [pioneers({ disorder: 'U' })] }))).toContain('BA-6.3.0-03')
  const state = ordered({ work: begun({ turns: 0 }) })
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

const house = terrain({
  id: 'h1',
  kind: 'building',
  points: [96_000, 96_000, 104_000, 96_000, 104_000, 104_000, 96_000, 104_000],
  capacity: 28,
  cover: 'I',
})

function garrison(given: Partial<Unit> = {}): Unit {
  return unit({ figures: 20, building: 'h1', ...given })
}

test('[BA-T-20] a strengthened building cannot be strengthened again', () => {
  const work = begun({ kind: 'strengthen', terrain: 'h1' })
  const state = battle({ units: [garrison({ work })], terrain: [house] })
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

test('[BA-6.3.0-01] a garrison strengthens the building it holds and no other piece of terrain', () => {
  const state = battle({ units: [garrison()], terrain: [house] })
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toEqual([])
  expect(reasons(state, { work: 'strengthen', terrain: 'h2' })).toContain('BA-6.3.0-01')
  expect(reasons(state, { work: 'abatis' })).toContain('BA-6.3.0-01')
  expect(reasons(battle({ units: [pioneers()] }), { terrain: 'h1' })).toContain('BA-6.3.0-01')
})

test('[BA-T-20] [BA-6.1.1-07] all figures in the building count as hands, half of what it holds', () => {
  const few = battle({ units: [garrison({ figures: 13 })], terrain: [house] })
  expect(reasons(few, { work: 'strengthen', terrain: 'h1' })).toEqual(['BA-6.3.0-02'])
  const two = battle({
    units: [garrison({ figures: 10 }), garrison({ id: 'u2', figures: 4 })],
    terrain: [house],
  })
  expect(reasons(two, { work: 'strengthen', terrain: 'h1' })).toEqual([])
})

test('[BA-6.3.0-03] the whole garrison works: one of it that fires breaks the turn', () => {
  const work = begun({ kind: 'strengthen', terrain: 'h1' })
  const comrade = garrison({ id: 'u2', figures: 5, doing: doing({ fired: true }) })
  const state = battle({ units: [garrison({ work }), comrade], terrain: [house] })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 7 })
})

test('[BA-T-20] with fewer than five figures left a work is broken', () => {
  const state = battle({ units: [pioneers({ ...atWork, figures: 4, work: begun() })] })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  expect(state.terrain).toEqual([])
})

test('[BA-T-20] a wood 10 cm off gives no material, it must be nearer', () => {
  const edge = 111_250 + 10_000
  const points = [edge, 90_000, 140_000, 90_000, 140_000, 130_000, edge, 130_000]
  const state = ordered({}, [terrain({ kind: 'wood', points })])
  const table = tableOf(state, [3, 3, 3])
  procure(table)
  expect(table.events[0]).toMatchObject({ kind: 'workRefused', needed: 13 })
})

test('[BA-1.3.5-01] [BA-2.2.1-01] a unit forms to work behind the middle of its front', () => {
  const state = ordered({ figures: 25, work: begun({ turns: 0 }) })
  begin(tableOf(state))
  expect(frontOf(unitOf(state, 'u1'))).toEqual({ x: 100_000, y: 100_000 })
  expect(unitOf(state, 'u1').doing).toMatchObject({ reformed: true, moved: true })
})

test('[BA-2.2.1-05] without room to form the work does not begin', () => {
  const state = ordered({ work: begun({ turns: 0 }) })
  state.units.push(unit({ id: 'u2', x: 100_000, y: 96_000 }))
  const table = tableOf(state)
  begin(table)
  expect(table.events.map(({ kind }) => kind)).toEqual(['partFailed', 'workBroken'])
  expect(unitOf(state, 'u1').formation.kind).toBe('line')
})

test.each([{ continuedFire: true }, { forced: true }])(
  '[BA-1.1.1-04] [BA-5.3.1-01] who has done %o this turn does not form to work',
  done => {
    const state = ordered({ work: begun({ turns: 0 }), doing: doing(done) })
    begin(tableOf(state))
    expect(unitOf(state, 'u1').formation.kind).toBe('line')
    expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  },
)

test('[BA-6.3.0-03] who has come into disorder since the order was written procures nothing', () => {
  const state = ordered({ disorder: 'U' })
  const table = tableOf(state)
  procure(table)
  expect(table.events).toMatchObject([{ kind: 'partFailed', because: { rule: 'BA-6.3.0-03' } }])
})

test('[BA-1.3.5-02] a working unit that is ordered to form otherwise stays so, and its turn is broken', () => {
  const state = battle({ units: [pioneers({ work: begun() })] })
  begin(tableOf(state))
  finish(tableOf(state))
  expect(unitOf(state, 'u1').formation.kind).toBe('line')
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
})

test('[BA-6.3.0-03] splitting or sending skirmishers out breaks the work', () => {
  for (const done of [{ split: true }, { reformed: true }]) {
    const state = battle({ units: [pioneers({ ...atWork, work: begun(), doing: doing(done) })] })
    finish(tableOf(state))
    expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  }
})

test('[BA-1.1.4-13] a chief in contact stays at the unit that forms to work', () => {
  const state = ordered({ work: begun({ turns: 0 }) })
  state.staff.push(chief({ contact: 'u1', x: 112_250, y: 98_500 }))
  begin(tableOf(state))
  expect(state.staff[0]?.x).toBeLessThan(107_000)
  expect(state.staff[0]?.contact).toBe('u1')
})

test('[BA-6.3.0-02] a turn without an attempt ends the row of failures', () => {
  const state = battle({ units: [pioneers({ work: begun({ isBegun: false, failedInRow: 3 }) })] })
  procure(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ failedInRow: 0, turns: 7 })
})

test('[BA-6.3.0-04] a unit at its work needs no order; to resume it, the same place is offered', () => {
  const site = { x: 101_000, y: 99_000, heading: 4500 }
  const busy = battle({ units: [pioneers({ ...atWork, work: begun(site) })] })
  expect(reasons(busy, site)).toEqual(['BA-6.3.0-04'])
  const broken = battle({ units: [pioneers({ work: begun({ ...site, isBegun: false }) })] })
  const offers = work.offers(broken, 'red')
  expect(offers.find(offer => offer.work === 'abatis')).toMatchObject(site)
})

test('[BA-6.3.0-05] without contact with the bridge there is no last roll', () => {
  const state = battle({
    units: [pioneers({ ...atWork, work: begun({ kind: 'burnBridge', terrain: 'b1', turns: 3 }) })],
    terrain: [bridgeAt(120_000)],
  })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 4 })
})

test('[BA-6.3.0-05] the bridge must be at the middle of the front, where the unit forms to work', () => {
  const burn = { work: 'burnBridge' as const, terrain: 'b1' }
  const ahead = battle({ units: [pioneers()], terrain: [bridgeAt(100_000)] })
  expect(reasons(ahead, burn)).toEqual([])
  const atWing = battle({ units: [pioneers()], terrain: [bridgeAt(110_000)] })
  expect(reasons(atWing, burn)).toEqual(['BA-6.3.0-05'])
})

function bridgeAt(x: number): State['terrain'][number] {
  const points = [x, 100_000, x, 110_000]
  return terrain({ id: 'b1', kind: 'road', crossing: 'woodenBridge', width: 3000, points })
}

/** A battery that is ordered to leave its guns and to work, on one sheet. */
function gunnersOrdered(given: Partial<Unit> = {}): State {
  const battery = unit({ arm: 'artillery', guns: guns(2), ...given })
  const state = ordered()
  state.units = [battery]
  state.sheets[0]?.parts.unshift({ kind: 'leaveGuns' })
  return state
}

test('[BA-2.2.5-02] [BA-1.3.5-01] gunners leave their guns and work in the same turn', () => {
  const state = gunnersOrdered()
  const table = tableOf(state, [5, 5, 5])
  procure(table)
  changeFormations(table)
  begin(table)
  finish(table)
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 0, work: null })
  expect(unitOf(state, 'u1').formation.kind).toBe('unlimbered')
  expect(unitOf(state, 'u1-gunners').formation.kind).toBe('work')
  expect(unitOf(state, 'u1-gunners').work).toMatchObject({ isBegun: true, turns: 1 })
})

test('[BA-6.3.0-02] a roll that failed counts for the gunners who left their guns for it', () => {
  const state = gunnersOrdered()
  const table = tableOf(state, [2, 2, 2])
  procure(table)
  changeFormations(table)
  begin(table)
  expect(unitOf(state, 'u1-gunners').formation.kind).toBe('gunners')
  expect(unitOf(state, 'u1-gunners').work).toMatchObject({ isBegun: false, failedInRow: 1 })
})

test('[BA-1.3.5-01] gunners who cannot leave their guns do not work, and the guns stay as they are', () => {
  const state = gunnersOrdered()
  const table = tableOf(state, [5, 5, 5])
  procure(table)
  unitOf(state, 'u1').doing.continuedFire = true
  changeFormations(table)
  begin(table)
  expect(unitOf(state, 'u1').formation.kind).toBe('unlimbered')
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
})
