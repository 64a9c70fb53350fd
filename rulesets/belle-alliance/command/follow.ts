import type { Pose } from '@grognard/geometry'
import type { BaTable } from '../rules.ts'
import type { Staff, State, Unit } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { isOnBoard, staffOf, unitOf } from '../units.ts'
import { besideAt, freeBeside, isFreeForStaff, poseBeside } from './beside.ts'
import type { Beside } from './beside.ts'
import { isOnBoardStaff } from './chiefs.ts'

/** Where a staff figure stands at the unit it is in contact with. */
export interface StaffPlace extends Beside {
  staff: string
  unit: string
}

/** [BA-1.1.4-13] To be noted before units move; then `followUnits` brings the figures after them. */
export function staffPlaces(state: State): StaffPlace[] {
  return state.staff.flatMap(({ id, contact, x, y, status }) => {
    if (contact === null || status !== 'onBoard') return []
    const unit = unitOf(state, contact)
    return isOnBoard(unit) ? [{ staff: id, unit: contact, ...besideAt(unit, x, y) }] : []
  })
}

/**
 * [BA-1.1.4-13] Figures in contact go along where forced actions, changes of formation or deployment
 * have put their units since the places were noted. It is no move of theirs.
 */
export function followUnits(table: BaTable, places: readonly StaffPlace[]): void {
  for (const place of places) {
    const figure = staffOf(table.state, place.staff)
    if (!isOnBoardStaff(figure) || figure.contact !== place.unit) continue
    const unit = unitOf(table.state, place.unit)
    if (isOnBoard(unit)) goAlong(table, figure, unit, place)
    else stayBehind(table, figure, unit)
  }
}

function goAlong(table: BaTable, figure: Staff, unit: Unit, place: Beside): void {
  const wanted = poseBeside(unit, place)
  if (isSamePose(figure, wanted)) return
  const isFree = isFreeForStaff(table.state, figure, wanted)
  const pose = isFree ? wanted : freeBeside(table.state, figure, unit, wanted.x, wanted.y)
  put(table, figure, pose ?? wanted, unit.id)
}

/** [BA-1.1.4-13] Of a unit that leaves the board the figure stays on the edge; else where it is. */
function stayBehind(table: BaTable, figure: Staff, { leaving }: Unit): void {
  const pose = leaving ? inside(table.state, figure) : figure
  put(table, figure, pose, null)
}

function inside({ width, height }: State, { x, y, heading }: Staff): Pose {
  const margin = staffBase.depth / 2
  return { x: between(x, margin, width - margin), y: between(y, margin, height - margin), heading }
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function isSamePose(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading
}

function put(
  table: BaTable,
  { seat, id }: Staff,
  { x, y, heading }: Pose,
  contact: string | null,
): void {
  table.emit({ kind: 'staffMoved', seat, staff: id, x, y, heading, contact, move: null })
}

/** [BA-1.1.4-12] The number of the move in the movement phase. */
export function marchMove({ turn }: State): number {
  return 2 * turn
}

/** [BA-1.1.4-12] The number of the move at the very end of the turn. */
export function lastMove({ turn }: State): number {
  return 2 * turn + 1
}
