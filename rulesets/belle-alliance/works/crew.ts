import { writtenPart } from '../command/sheets.ts'
import { findBuilding, garrisonOf } from '../ground/buildings.ts'
import type { State, Unit } from '../state.ts'
import { strengthenPercent, workGroup } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import { isGunnersOnly } from '../units.ts'

/** [BA-6.3.0-01] Pioneers and gunners; in a building whoever holds it. */
export function canWork(state: State, unit: Unit, work: WorkKind): boolean {
  if (work === 'strengthen') return unit.building !== null
  if (unit.building !== null) return false
  return unit.hasPioneers || isGunnersOnly(unit) || leavesItsGuns(state, unit)
}

/** [BA-2.2.5-02] In the same change of formation. */
function leavesItsGuns(state: State, unit: Unit): boolean {
  return writtenPart(state, unit.id, 'leaveGuns') !== undefined
}

/** [BA-1.3.5-01] [BA-6.1.1-07] Those who work together: the unit, or all that hold its building. */
export function crewOf(state: State, unit: Unit): Unit[] {
  return unit.building === null ? [unit] : garrisonOf(state, unit.building)
}

/** [BA-6.3.0-02] A group of five at least; the garrison at half its strength or more. */
export function hasHands(state: State, unit: Unit, work: WorkKind): boolean {
  const hands = crewOf(state, unit).reduce((sum, { figures }) => sum + figures, 0)
  return hands >= handsFor(state, unit, work)
}

/** [BA-T-20] The least number of figures for the work. */
export function handsFor(state: State, unit: Unit, work: WorkKind): number {
  if (work !== 'strengthen') return workGroup.figures
  const capacity = findBuilding(state, unit.building)?.capacity ?? 0
  return Math.ceil((capacity * strengthenPercent) / 100)
}

/** [BA-6.3.0-02] Groups of five work side by side; one is enough to burn, blast or strengthen. */
export function groupsOf({ figures }: Unit): number {
  return Math.floor(figures / workGroup.figures)
}
