import { expect, test } from 'vitest'
import { changeFormations } from '../formation/steps.ts'
import type { State, Unit } from '../state.ts'
import { guns, unit } from '../testing.ts'
import { unitOf } from '../units.ts'
import { begin, finish, procure } from './steps.ts'
import { ordered, tableOf } from './testing.ts'

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
