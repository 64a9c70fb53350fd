import { expect, test } from 'vitest'
import { battle, doing, guns, terrain, unit } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { Unit, Work } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { changeFormations } from '../../sequence.ts'
import { atWork, begun, garrison, ordered, pioneers, reasons, tableOf } from './fixtures.ts'
import { beginWorks, finishWorks, procureWorks } from './progress.ts'

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
  finishWorks(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(false)
  finishWorks(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(true)
})

test('[BA-6.3.0-05] without contact with the bridge there is no last roll', () => {
  const state = battle({
    units: [pioneers({ ...atWork, work: begun({ kind: 'burnBridge', terrain: 'b1', turns: 3 }) })],
    terrain: [bridgeAt(120_000)],
  })
  finishWorks(tableOf(state))
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

const house = terrain({
  id: 'h1',
  kind: 'building',
  points: [96_000, 96_000, 104_000, 96_000, 104_000, 104_000, 96_000, 104_000],
  capacity: 28,
  cover: 'I',
})

test('[BA-T-20] a strengthened building cannot be strengthened again', () => {
  const work = begun({ kind: 'strengthen', terrain: 'h1' })
  const state = battle({ units: [garrison({ work })], terrain: [house] })
  finishWorks(tableOf(state))
  expect(state.terrain[0]?.isStrengthened).toBe(true)
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toContain('BA-T-20')
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
  finishWorks(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 7 })
})

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
  procureWorks(table)
  changeFormations(table)
  beginWorks(table)
  finishWorks(table)
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 0, work: null })
  expect(unitOf(state, 'u1').formation.kind).toBe('unlimbered')
  expect(unitOf(state, 'u1-gunners').formation.kind).toBe('work')
  expect(unitOf(state, 'u1-gunners').work).toMatchObject({ isBegun: true, turns: 1 })
})

test('[BA-6.3.0-02] a roll that failed counts for the gunners who left their guns for it', () => {
  const state = gunnersOrdered()
  const table = tableOf(state, [2, 2, 2])
  procureWorks(table)
  changeFormations(table)
  beginWorks(table)
  expect(unitOf(state, 'u1-gunners').formation.kind).toBe('gunners')
  expect(unitOf(state, 'u1-gunners').work).toMatchObject({ isBegun: false, failedInRow: 1 })
})

test('[BA-1.3.5-01] gunners who cannot leave their guns do not work, and the guns stay as they are', () => {
  const state = gunnersOrdered()
  const table = tableOf(state, [5, 5, 5])
  procureWorks(table)
  unitOf(state, 'u1').doing.continuedFire = true
  changeFormations(table)
  beginWorks(table)
  expect(unitOf(state, 'u1').formation.kind).toBe('unlimbered')
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
})
