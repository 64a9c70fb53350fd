import type { Seat } from '@grognard/umpire'
import { catchStaff } from '../command/catching.ts'
import { followUnits, staffPlaces } from '../command/follow.ts'
import type { BaTable } from '../rules.ts'
import type { ForcedMove, State } from '../state.ts'
import { unitOf } from '../units.ts'
import { nextMove } from './order-of-moves.ts'
import { retreat } from './retreat.ts'
import { rout } from './rout.ts'
import { settleContacts } from './spread.ts'
import { isUndecided } from './undecided.ts'

export { endAnnouncement } from './reorganising.ts'

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
