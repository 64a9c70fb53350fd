import type { Seat } from '@grognard/umpire'
import { catchStaff } from '../../model/staff-danger.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { ForcedMove, State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { isUndecided } from './choose-direction.ts'
import { retreat, forcedMovement } from './retreat.ts'
import { rout } from './rout.ts'
import { settleContacts } from './spread.ts'

/**
 * [BA-5.1.2-03] [BA-Q-55] The forced move to be made next: of those whose way no other that still
 * has to move bars, retreats before routs, then the lower id; in a ring the lowest id.
 */
export function nextMove(state: State): ForcedMove | undefined {
  const { forced } = state
  if (forced.length <= 1) return forced[0]
  const free = forced.filter(move => !isBarred(state, move))
  if (free.length > 0) return free.toSorted(retreatsFirst)[0]
  return forced.toSorted(byId)[0]
}

function isBarred(state: State, move: ForcedMove): boolean {
  const { stop } = forcedMovement(state, move)
  return stop?.kind === 'unit' && state.forced.some(other => isMovedWith(other, stop.by))
}

function isMovedWith(move: ForcedMove, unit: string): boolean {
  return move.unit === unit || move.with.includes(unit)
}

function retreatsFirst(one: ForcedMove, other: ForcedMove): number {
  if (one.degree !== other.degree) return one.degree === 'U' ? -1 : 1
  return byId(one, other)
}

function byId(one: ForcedMove, other: ForcedMove): number {
  return one.unit < other.unit ? -1 : 1
}

export function areForcedMovesMade({ forced, carried }: State): boolean {
  return forced.length === 0 && carried.length === 0
}

/** [BA-5.3.1-02] [BA-5.3.1-03] Owners who have still to say where a unit goes. */
export function seatToChoose(state: State): readonly Seat[] {
  const owners = undecided(state).map(({ unit }) => unitOf(state, unit).seat)
  return [...new Set(owners)]
}

/** [BA-5.1.2-03] [BA-1.1.4-13] One forced move; when all of a batch are made, the contacts of its routs. */
export function makeForcedMove(table: BaTable): void {
  const { state } = table
  if (undecided(state).length > 0) return
  const places = staffPlaces(state)
  makeMove(table, nextMove(state))
  followUnits(table, places)
  catchStaff(table)
}

function makeMove(table: BaTable, move: ForcedMove | undefined): void {
  if (move === undefined) settleContacts(table)
  else if (move.degree === 'U') retreat(table, move)
  else rout(table, move)
}

function undecided(state: State) {
  return state.forced.filter(move => isUndecided(state, move))
}
