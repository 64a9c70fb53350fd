import { writtenPart } from '../command/sheets.ts'
import type { State, Unit } from '../state.ts'
import { strengthenPercent, workGroup } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import { findBuilding } from '../ground/buildings.ts'

/** [BA-6.3.0-01] Pioneers and gunners; in a building whoever holds it. */
export function canWork(state: State, unit: Unit, work: WorkKind): boolean {
  if (work === 'strengthen') return unit.building !== null
  if (unit.building !== null) return false
  return unit.hasPioneers || isOffItsGuns(unit) || leavesItsGuns(state, unit)
}

/** [BA-2.2.5-02] In the same change of formation. */
function leavesItsGuns(state: State, unit: Unit): boolean {
  return writtenPart(state, unit.id, 'leaveGuns') !== undefined
}

/** [BA-1.3.5-01] Gunners leave their guns to work. */
function isOffItsGuns({ arm, formation }: Unit): boolean {
  return arm === 'artillery' && (formation.kind === 'gunners' || formation.kind === 'work')
}

/** [BA-6.3.0-02] A group of five at least; the garrison at half its strength or more. */
export function hasHands(state: State, unit: Unit, work: WorkKind): boolean {
  if (work !== 'strengthen') return unit.figures >= workGroup.figures
  const building = findBuilding(state, unit.building)
  return building !== undefined && unit.figures * 100 >= building.capacity * strengthenPercent
}

/** [BA-6.3.0-02] Groups of five work side by side; one is enough to burn, blast or strengthen. */
export function groupsOf({ figures }: Unit): number {
  return Math.floor(figures / workGroup.figures)
}
