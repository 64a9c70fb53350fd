import { bearing, distanceToPoint, hullsOverlap, normalise } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { hasRoom } from '../../model/contact.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { figuresOf } from '../../model/figures.ts'
import { centreOf, hullOf } from '../../model/footprint.ts'
import { moverAt, overlap, moveBody } from '../../model/forced-moves.ts'
import type { Mover, BodyMove } from '../../model/forced-moves.ts'
import { distance } from '../../model/ground/ways.ts'
import { keepLeastValeur, removeSpent, takeFigures } from '../../model/losses.ts'
import { freeId, newborn } from '../../model/parting.ts'
import type { Carried, ForcedMove, State } from '../../model/state.ts'
import type { Put } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { isOnBoard, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import type { Routed } from './events.ts'
import {
  besideBuilding,
  besideHull,
  leaveBoard,
  leavesBoard,
  pushedBy,
  putAt,
  putFreely,
  putOf,
  routFormation,
  forcedMovement,
} from './retreat.ts'

/** [BA-5.4.1-03] [BA-5.4.2-03] Who rout in contact stand in blocks that touch and share no ground. */
export function blocksApart(state: State, puts: readonly Put[]): Put[] {
  const together = puts.map(({ unit }) => unit)
  const placed: Unit[] = []
  for (const { unit: id, x, y, heading } of puts) {
    const block = { ...unitOf(state, id), x, y, heading, formation: routFormation() }
    placed.push(besideOthers(state, placed, block, together))
  }
  return placed.map(putOf)
}

/** Round a block, beginning with the way that leads off it, 1/100 degree. */
const quarters = [0, 9_000, -9_000, 18_000]

/** The nearest place beside one of the others that is free; where there is none it stays. */
function besideOthers(state: State, placed: Unit[], block: Unit, together: string[]): Unit {
  const isApart = (at: Unit) => !placed.some(one => overlap(one, at))
  if (isApart(block)) return block
  const places = placed.flatMap(other => placesBeside(other, block))
  const free = places.filter(at => isApart(at) && hasRoom(state, at, together))
  return free.toSorted((one, two) => distance(block, one) - distance(block, two))[0] ?? block
}

/** The way it stands off the other, and to the other three sides. */
function placesBeside(other: Unit, block: Unit): Unit[] {
  const heading = bearing(other.x, other.y, block.x, block.y)
  const pieceAt = (at: Point) => hullOf({ ...block, ...pointOf(at) })
  return quarters.map(turn => {
    const beside = besideHull(hullOf(other), normalise(heading + turn), pieceAt)
    return { ...block, ...pointOf(beside) }
  })
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}

/** [BA-5.4.1-05] Gunners of unlimbered guns flee without them. Tells whether they left any behind. */
function abandonGuns(table: BaTable, battery: Unit): boolean {
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

/** [BA-5.4.1-02] [BA-5.4.1-04] A unit in full disorder flees, and those in contact that rout with it. */
export function rout(table: BaTable, move: ForcedMove): void {
  const { state } = table
  if (abandonGuns(table, unitOf(state, move.unit))) return
  const way = forcedMovement(state, move)
  const gone = leavesBoard(way)
  if (gone !== null) return leaveTogether(table, way, move, gone)
  const { stop } = way
  const meets = stop?.kind === 'unit' && stop.meeting === 'carries' ? stop : null
  flee(table, way, move.unit, meets === null)
  if (meets) noteContact(table, way, move.unit, meets.by)
}

/** [BA-5.4.2-04] The rest of a rout that a contact held up: through all own units. */
export function routOn(table: BaTable, contact: Carried): void {
  const { carrier, with: others, heading, left } = contact
  const { state } = table
  const units = [carrier, ...others].map(id => unitOf(state, id)).filter(isOnBoard)
  const [lead] = units
  if (!lead) return
  const way = moveBody(state, { units, moveKind: 'through', heading, left })
  const gone = leavesBoard(way)
  if (gone === null) return flee(table, way, lead.id, true)
  leaveBoard(table, way, gone)
  routOn(table, contact)
}

/** Who stands on the edge leaves; the others flee without him. */
function leaveTogether(table: BaTable, way: BodyMove, move: ForcedMove, gone: string): void {
  leaveBoard(table, way, gone)
  const [unit, ...others] = [move.unit, ...move.with].filter(id =>
    isOnBoard(unitOf(table.state, id)),
  )
  if (unit !== undefined) rout(table, { ...move, unit, with: others, heading: way.heading })
}

/** What a contact holds up is put where it stopped; who was left behind, or has finished, forms up. */
function flee(table: BaTable, way: BodyMove, unit: string, isOver: boolean): void {
  const fleeing = way.movers.filter(({ moveKind }) => moveKind !== 'pushed')
  if (isOver) return endRout(table, way, unit, fleeing)
  const others = fleeing.filter(({ until }) => until !== null)
  for (const mover of others) endRout(table, { ...way, movers: [mover] }, mover.unit.id, [mover])
  const put = fleeing.filter(({ until }) => until === null).map(mover => putAt(way, mover))
  emitRouted(table, way, { unit, put, isOver })
}

function endRout(table: BaTable, way: BodyMove, unit: string, fleeing: readonly Mover[]): void {
  const { state } = table
  if (way.stop !== null) for (const mover of fleeing) surrenderInside(table, way, mover)
  const put = fleeing
    .filter(mover => isOnBoard(unitOf(state, mover.unit.id)))
    .map(mover => putOutside(state, way, mover))
  if (put.length > 0) emitRouted(table, way, { unit, put: blocksApart(state, put), isOver: true })
}

function emitRouted(
  table: BaTable,
  way: BodyMove,
  outcome: Pick<Routed, 'unit' | 'put' | 'isOver'>,
): void {
  const { heading: course, passed } = way
  table.emit({ kind: 'routed', ...outcome, course, passed, pushed: pushedBy(way) })
}

/** [BA-5.4.1-03] The block is formed about the centre it has reached. */
function inBlock(unit: Unit, { x, y }: Point): Unit {
  return { ...unit, x, y, formation: routFormation() }
}

function noteContact(table: BaTable, way: BodyMove, carrier: string, second: string): void {
  const followers = way.movers.filter(
    ({ unit, moveKind, until }) => unit.id !== carrier && moveKind !== 'pushed' && until === null,
  )
  table.emit({
    kind: 'contactNoted',
    carrier,
    second,
    with: followers.map(({ unit }) => unit.id),
    heading: way.heading,
    left: way.left,
  })
}

/** [BA-6.1.3-02] Figures still inside when the way is barred surrender. */
function surrenderInside(table: BaTable, way: BodyMove, mover: Mover): void {
  const { leaves, unit } = moverAt(mover, way.heading, way.distance)
  if (!leaves) return
  const figures = figuresOf(unit).filter(({ x, y }) => distanceToPoint(leaves, x, y) === 0).length
  takeFigures(table, { unit: unit.id, figures, cause: 'surrender' })
  keepLeastValeur(table, unit.id)
  removeSpent(table)
}

/** [BA-6.1.3-02] The others stand outside the walls. */
function putOutside(state: State, way: BodyMove, mover: Mover): Put {
  const { leaves, unit } = moverAt(mover, way.heading, way.distance)
  const isInside = leaves !== null && hullsOverlap(leaves, hullOf(unit))
  if (!isInside || way.stop === null) return putFreely(state, way, mover, inBlock)
  const left = unitOf(state, unit.id)
  const outside = besideBuilding(state, left, leaves, way.heading, 'rout') ?? { ...left, ...unit }
  return putOf({ ...outside, heading: left.heading })
}
