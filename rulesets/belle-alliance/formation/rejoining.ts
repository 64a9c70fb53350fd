import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { writtenPart } from '../command/sheets.ts'
import type { JoinPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { findBuildingTouched } from './contact.ts'
import { isOwnOnBoard, joinRefusals } from './join.ts'

/** A join that a seat has to order, for the unit. */
export interface JoinDue {
  unit: string
  part: JoinPart
}

/**
 * [BA-1.2.2-02] Town fighting is over for two parts when neither stands in or at a building: those
 * that touch have to be joined, and no order for it stands yet.
 */
export function joinsDue(state: State, seat: Seat): JoinDue[] {
  const outside = state.units.filter(unit => isOut(state, seat, unit))
  return outside
    .filter(unit => unit.splitInTown && !isJoining(state, unit, outside))
    .flatMap(({ id: unit }) => {
      const other = outside.find(({ id }) => mayJoin(state, seat, unit, id))
      return other ? [{ unit, part: { kind: 'join', with: other.id } }] : []
    })
}

function isOut(state: State, seat: Seat, unit: Unit): boolean {
  if (!isOwnOnBoard(state, seat, unit.id) || unit.building !== null) return false
  return !findBuildingTouched(state, unit)
}

/** It is ordered to join another already, or another to join it. */
function isJoining(state: State, { id }: Unit, others: readonly Unit[]): boolean {
  if (writtenPart(state, id, 'join')) return true
  return others.some(other => writtenPart(state, other.id, 'join')?.with === id)
}

function mayJoin(state: State, seat: Seat, unit: string, other: string): boolean {
  return isAllowed(joinRefusals, { state, seat, unit, part: { kind: 'join', with: other } })
}
