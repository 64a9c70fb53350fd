import { copyUnit } from '../copy-unit.ts'
import { centreOf } from '../formation/footprint.ts'
import { freeId, newborn } from '../formation/parting.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { routFormation } from './forced-walk.ts'

/** [BA-5.4.1-05] Gunners of unlimbered guns flee without them. Tells whether they left any behind. */
export function abandonGuns(table: BaTable, battery: Unit): boolean {
  if (battery.formation.kind !== 'unlimbered' || battery.guns.length === 0) return false
  const gunners = gunnersOff(table.state, battery)
  table.emit({ kind: 'gunsAbandoned', battery: battery.id, gunners })
  return true
}

/** The gunners as a unit of their own, in the middle of their guns. */
function gunnersOff(state: State, battery: Unit): Unit {
  const { id } = battery
  const own = { id: freeId(state, id), partOf: id, guns: [], formation: routFormation() }
  return { ...newborn(copyUnit(battery)), ...own, ...centreOf(battery) }
}
