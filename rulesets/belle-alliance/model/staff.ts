import { cornersOf, hullMeetsPolygon, hullsOverlap, isHullWithin } from '@grognard/geometry'
import type { Hull, Pose } from '@grognard/geometry'
import { aheadOf, asideOf, offset } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Value } from '@grognard/umpire'
import { CONTACT } from '../book/tables/scale.ts'
import { staffBase } from '../book/tables/troops.ts'
import type { BaTable } from '../rules.ts'
import { hullOf, hullOfStaff } from './footprint.ts'
import type { EdgeSide } from './footprint.ts'
import { piecesNear } from './ground/land.ts'
import type { Staff, State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitsNear } from './units-by-place.ts'
import { isOnBoard, staffOf, unitOf, withId } from './units.ts'

/** A staff figure's name for messages: an orderly is known by his chief. */
export function staffNameOf(state: State, { kind, name, over }: Staff): Value {
  if (kind === 'chief') return name
  const chief = findStaff(state, over)
  return { key: 'ba.staff.orderly', values: { chief: chief?.name ?? name } }
}

export function findStaff(state: State, id: string | null): Staff | undefined {
  return id === null ? undefined : withId(state.staff, id)
}

export function isOnBoardStaff({ status }: Staff): boolean {
  return status === 'onBoard'
}

/** [BA-1.1.4-03] [BA-1.1.4-04] The unit's immediate chief; none while he is fallen or off the board. */
export function immediateChief(state: State, unit: Unit): Staff | undefined {
  const chief = findStaff(state, unit.chief)
  return chief && isOnBoardStaff(chief) ? chief : undefined
}

/** [BA-1.1.4-02] Whether one chief stands over another, at any remove. */
export function isSuperior(state: State, one: Staff, other: Staff): boolean {
  let above = findStaff(state, other.over)
  for (let rank = 0; above && rank < state.staff.length; rank += 1) {
    if (above.id === one.id) return true
    above = findStaff(state, above.over)
  }
  return false
}

/** [BA-1.1.3-05] [BA-1.1.4-07] The staff figures that are in contact with the unit. */
export function staffWith(state: State, unit: string): Staff[] {
  return state.staff.filter(figure => figure.contact === unit && isOnBoardStaff(figure))
}

/** The chief, one of his orderlies, or neither is in contact with the unit. */
export function helpFrom(state: State, chief: Staff, unit: string): Staff['kind'] | null {
  const there = staffWith(state, unit)
  if (there.some(({ id }) => id === chief.id)) return 'chief'
  return there.some(({ kind, over }) => kind === 'orderly' && over === chief.id) ? 'orderly' : null
}

/** [BA-Q-21] Whether the bases of a staff figure and a unit are at most so far apart, 1/1000 cm. */
export function isStaffWithin(figure: Staff, unit: Unit, limit: number): boolean {
  return isHullWithin(hullOfStaff(figure), hullOf(unit), limit)
}

/** Bases of two staff figures in contact. */
export function areStaffTouching(one: Staff, other: Staff): boolean {
  return isHullWithin(hullOfStaff(one), hullOfStaff(other), CONTACT)
}

/** A place in contact with a unit: the side, and how far from its middle, 1/1000 cm, clockwise. */
export interface Beside {
  side: EdgeSide
  along: number
}

/** Where a staff figure stands in such a place, its front as the unit's. */
export function poseBeside(unit: Unit, { side, along }: Beside): Pose {
  const hull = hullOf(unit)
  const ahead = (hull.length + staffBase.depth) / 2
  const aside = (hull.beam + staffBase.width) / 2
  const kept = within(along, (isAcross(side) ? hull.beam : hull.length) / 2)
  return { ...placeOn(hull, side, ahead, aside, kept), heading: hull.heading }
}

function placeOn(hull: Hull, side: EdgeSide, ahead: number, aside: number, along: number) {
  if (side === 'front') return offset(hull, ahead, along)
  if (side === 'rear') return offset(hull, -ahead, -along)
  return side === 'rightFlank' ? offset(hull, -along, aside) : offset(hull, along, -aside)
}

/** The place in contact that a point is nearest to. */
export function besideAt(unit: Unit, x: number, y: number): Beside {
  const hull = hullOf(unit)
  const ahead = aheadOf(hull, x, y)
  const aside = asideOf(hull, x, y)
  const isBeforeOrBehind = Math.abs(ahead) - hull.length / 2 >= Math.abs(aside) - hull.beam / 2
  if (isBeforeOrBehind)
    return ahead >= 0
      ? { side: 'front', along: whole(aside) }
      : { side: 'rear', along: whole(-aside) }
  return aside >= 0
    ? { side: 'rightFlank', along: whole(-ahead) }
    : { side: 'leftFlank', along: whole(ahead) }
}

function isAcross(side: EdgeSide): boolean {
  return side === 'front' || side === 'rear'
}

function within(value: number, most: number): number {
  return Math.max(-whole(most), Math.min(whole(most), value))
}

const sides: readonly EdgeSide[] = ['rear', 'rightFlank', 'leftFlank', 'front']

/** The free place in contact with the unit that is nearest to a point, or undefined. */
export function freeBeside(
  state: State,
  figure: Staff,
  unit: Unit,
  x: number,
  y: number,
): Pose | undefined {
  const squared = (pose: Pose) => (pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y)
  const places = [besideAt(unit, x, y), ...placesRound(unit)]
  return places
    .map(place => poseBeside(unit, place))
    .toSorted((one, other) => squared(one) - squared(other))
    .find(pose => isFreeForStaff(state, figure, pose))
}

/** A base's breadth apart on each side. */
function placesRound(unit: Unit): Beside[] {
  const { length, beam } = hullOf(unit)
  return sides.flatMap(side => {
    const steps = Math.floor((isAcross(side) ? beam : length) / 2 / staffBase.width)
    return Array.from({ length: 2 * steps + 1 }, (_, i) => ({
      side,
      along: (i - steps) * staffBase.width,
    }))
  })
}

/** On the board, in no building, on no unit and no other figure; touching is free. */
export function isFreeForStaff(state: State, figure: Staff, pose: Pose): boolean {
  const hull = shrunk(hullOfStaff({ ...figure, ...pose }))
  if (!isInside(hull, state)) return false
  if (unitsNear(state, hull).some(unit => hullsOverlap(hull, hullOf(unit)))) return false
  const others = state.staff.filter(other => other.id !== figure.id && isOnBoardStaff(other))
  if (others.some(other => hullsOverlap(hull, hullOfStaff(other)))) return false
  return !piecesNear(state, hull, 'building').some(({ points }) => hullMeetsPolygon(hull, points))
}

function isInside(hull: Hull, { width, height }: State): boolean {
  return cornersOf(hull).every((value, i) => value >= 0 && value <= (i % 2 === 0 ? width : height))
}

function shrunk(hull: Hull): Hull {
  return { ...hull, length: hull.length - 2 * CONTACT, beam: hull.beam - 2 * CONTACT }
}

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

/** [BA-1.1.4-07] The own unit that a figure placed before the battle touches, or null. */
export function contactOf(units: readonly Unit[], figure: Staff): string | null {
  if (figure.status !== 'onBoard') return null
  const touched = units.find(
    unit => unit.seat === figure.seat && isOnBoard(unit) && isStaffWithin(figure, unit, CONTACT),
  )
  return touched?.id ?? null
}
