import { makeChanges } from './simultaneous-changes.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { BaTable } from '../../rules.ts'
import { formings } from './form.ts'
import { gunChanges } from './guns.ts'
import { leavings } from './leave.ts'
import { enterBuildings } from './occupy.ts'
import { recalls } from './recall.ts'
import { sendings } from './send-out.ts'
import { nameSoutiens } from './soutien.ts'
import { joinAll, splitAll } from './split.ts'

/** [BA-2.1.0-01] Splits and joins come before all changes of formation. */
export function splitAndJoin(table: BaTable): void {
  const places = staffPlaces(table.state)
  splitAll(table)
  joinAll(table)
  followUnits(table, places)
}

/**
 * [BA-2.2.1-01] [BA-2.2.3-05] Recalls first and sendings last, for the mother unit may change its
 * formation after the one and before the other. [BA-1.1.4-13] Staff figures stay with their units;
 * [BA-1.1.4-06] others that an enemy forms up near to are tested.
 */
export function changeFormations(table: BaTable, beginRests: (table: BaTable) => void): void {
  const places = staffPlaces(table.state)
  makeChanges(table, recalls(table))
  enterBuildings(table)
  makeChanges(table, [...leavings(table), ...gunChanges(table), ...formings(table)])
  makeChanges(table, sendings(table))
  beginRests(table)
  nameSoutiens(table)
  followUnits(table, places)
  catchStaff(table)
}
