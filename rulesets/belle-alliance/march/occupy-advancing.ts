import { isAllowed } from '@grognard/umpire'
import { occupyHindrances } from '../formation/occupy.ts'
import { partedFigures } from '../formation/parting.ts'
import { findBuilding, roomIn } from '../ground/buildings.ts'
import type { BaTable } from '../rules.ts'
import type { Advance } from '../state.ts'
import { findUnit, isOnBoard } from '../units.ts'

/** [BA-4.1.4-05] [BA-6.1.1-05] Who comes to an empty building by its continued advance goes in. */
export function occupyAdvancing(table: BaTable): void {
  for (const advance of table.state.advances.slice()) goIn(table, advance)
}

function goIn(table: BaTable, { unit: id, building }: Advance): void {
  const { state } = table
  const unit = findUnit(state, id)
  if (building === null || !unit || !isOnBoard(unit) || !findBuilding(state, building)) return
  const figures = Math.min(unit.figures, roomIn(state, building))
  const part = { kind: 'occupy' as const, building, figures }
  const { seat } = unit
  if (figures < 1 || !isAllowed(occupyHindrances, { state, seat, unit: id, part })) return
  const inside = figures < unit.figures ? splitOff(table, id, figures) : id
  table.emit({ kind: 'buildingOccupied', seat, unit: inside, building })
}

/** [BA-6.1.1-06] [BA-2.1.0-01] The part that goes in is the new unit. */
function splitOff(table: BaTable, id: string, figures: number): string {
  const unit = findUnit(table.state, id)
  if (!unit) return id
  const parted = partedFigures(table.state, unit, figures)
  table.emit({ kind: 'unitSplit', seat: unit.seat, unit: id, ...parted })
  return parted.part.id
}
