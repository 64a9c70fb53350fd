import { bearing, HALF_TURN, hullsOverlap, normalise } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { nearness } from '../../book/tables/march.ts'
import { boxOf } from '../../model/buildings.ts'
import { hasRoom, isOverlapping } from '../../model/contact.ts'
import { centreOf, hullOf, poseWithCentre } from '../../model/footprint.ts'
import {
  freePlace,
  idsOf,
  isClosedTo,
  meetingOf,
  moverAt,
  overhangOf,
  overlapped,
  moveBody,
} from '../../model/forced-moves.ts'
import type { Mover, BodyMove } from '../../model/forced-moves.ts'
import { disorder } from '../../model/effects.ts'
import type { Centre, ForcedMove, State } from '../../model/state.ts'
import type { Put } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { unitsByPlace } from '../../model/units-by-place.ts'
import { isOnBoard, terrainOf, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'

/** [BA-5.3.1-02] [BA-Q-57] Straight away from the centre of each effect; none where the way is free. */
export function straightAways(state: State, move: ForcedMove): number[] {
  const { x, y } = centreOf(unitOf(state, move.unit))
  return centresOf(move).map(from => bearing(from.x, from.y, x, y))
}

export function centresOf({ fromX: x, fromY: y, also }: ForcedMove): Centre[] {
  return x === null || y === null ? [] : [{ x, y }, ...also]
}

/** The heading of a move that is decided. */
function courseOf(state: State, move: ForcedMove): number {
  return move.heading ?? straightAways(state, move)[0] ?? 0
}

/** The way of a retreat or rout from where its unit stands; nothing is changed. */
export function forcedMovement(state: State, move: ForcedMove): BodyMove {
  const heading = courseOf(state, move)
  const lead = unitOf(state, move.unit)
  if (move.degree === 'U') return moveBody(state, { units: [lead], moveKind: 'retreat', heading })
  const followers = move.with.map(id => unitOf(state, id)).filter(isOnBoard)
  const units = [outside(lead), ...followers.map(outside)]
  return moveBody(state, { units, moveKind: 'rout', heading })
}

/** [BA-6.1.3-02] A rout out of a building begins in its middle, as if the walls were not there. */
function outside(unit: Unit): Unit {
  if (unit.walls === null) return unit
  return { ...unit, ...centreOf(unit), building: null, walls: null, formation: routFormation() }
}

/** [BA-5.4.1-03] As deep as wide. */
export function routFormation(): Unit['formation'] {
  return { kind: 'rout', front: null, gap: null }
}

/** [BA-5.1.2-02] The unit that stands on the edge already and would go over it; else null. */
export function leavesBoard({ stop, distance }: BodyMove): string | null {
  return stop?.kind === 'edge' && distance <= 2 * nearness ? stop.unit : null
}

/** Out of the game; its staff stays. */
export function leaveBoard(table: BaTable, way: BodyMove, id: string): void {
  const mover = way.movers.find(({ unit }) => unit.id === id)
  const beyond =
    mover && overhangOf(table.state, moverAt(mover, way.heading, way.distance + LAST_STEP).unit)
  if (!beyond) throw new RangeError(`"${id}" does not stand on the edge of the board.`)
  table.emit({ kind: 'leftBoard', unit: id, edge: beyond.edge, along: beyond.along })
}

/** Enough to be beyond the edge, 1/1000 cm. */
const LAST_STEP = 4 * nearness

/** Where the units stand that the body pushed along. */
export function pushedBy(way: BodyMove): Put[] {
  return way.movers.filter(({ moveKind }) => moveKind === 'pushed').map(mover => putAt(way, mover))
}

/** Where a mover stands at the end of the way, as it is. */
export function putAt({ heading, distance }: BodyMove, mover: Mover): Put {
  return putOf(moverAt(mover, heading, distance).unit)
}

/** [BA-2.3.4-05] Where it stands in the shape it takes there, which may need room beside what it passed. */
export function putFreely(
  state: State,
  way: BodyMove,
  mover: Mover,
  standing: (unit: Unit, centre: Point) => Unit,
): Put {
  const { heading, distance } = way
  const { unit } = moverAt(mover, heading, distance)
  const { length, beam } = hullOf(unit)
  const end = {
    end: centreOf(unit),
    heading,
    onwards: way.stop === null ? reachOnwards(state, unit, heading) : 0,
    back: distance + length + beam,
    leftOut: way.movers.map(other => other.unit.id),
  }
  return putOf(freePlace(state, end, centre => standing(unit, centre)))
}

/** As far as it could rout on through its own: never through enemies or over closed ground. */
function reachOnwards(state: State, unit: Unit, heading: number): number {
  return moveBody(state, { units: [unit], moveKind: 'through', heading }).distance
}

export function putOf({ id, x, y, heading }: Unit): Put {
  return { unit: id, x, y, heading }
}

/** The nearest point on that side of a hull's middle where a piece touches it, and no more. */
export function besideHull(hull: Hull, heading: number, pieceAt: (centre: Point) => Hull): Point {
  const at = (distance: number) => offset({ x: hull.x, y: hull.y, heading }, distance, 0)
  const { length, beam } = pieceAt(hull)
  let inside = 0
  let outside = hull.length + hull.beam + length + beam
  while (outside - inside > nearness) {
    const middle = Math.floor((inside + outside) / 2)
    if (hullsOverlap(hull, pieceAt(at(middle)))) inside = middle
    else outside = middle
  }
  return at(outside)
}

/** Sides of the building are looked at this far from each other, 1/100 degree. */
const STEP = 1_500

/**
 * [BA-6.1.3-01] A garrison in disorder forms a huddle in contact with its building, as near to the
 * way it will go as there is room. Tells whether it stands outside.
 */
function comeOut(table: BaTable, unit: Unit, course: number): boolean {
  if (unit.building === null) return true
  const box = boxOf(terrainOf(table.state, unit.building))
  const huddle = besideBuilding(table.state, unit, box, course, 'huddle')
  if (!huddle) return false
  table.emit({ kind: 'leftBuilding', ...putOf(huddle) })
  return true
}

/** [BA-6.1.3-01] The unit as a block in contact with a building; undefined where there is no room. */
export function besideBuilding(
  state: State,
  unit: Unit,
  box: Hull,
  course: number,
  kind: 'huddle' | 'rout',
): Unit | undefined {
  const block = { ...unit, building: null, walls: null, formation: formationOf(kind) }
  for (let turn = 0; turn <= HALF_TURN; turn += STEP) {
    for (const side of [turn, -turn]) {
      const beside = blockBeside(block, box, normalise(course + side))
      if (hasRoom(state, beside, [unit.id])) return beside
    }
  }
  return undefined
}

function formationOf(kind: 'huddle' | 'rout'): Unit['formation'] {
  return { kind, front: null, gap: null }
}

function blockBeside(block: Unit, box: Hull, heading: number): Unit {
  return { ...block, ...besideHull(box, heading, centre => hullOf({ ...block, ...centre })) }
}

/** [BA-5.3.1-01] [BA-5.3.1-06] [BA-5.1.2-02] A unit in disorder goes back, out of a building first. */
export function retreat(table: BaTable, move: ForcedMove): void {
  const { state } = table
  if (!comeOut(table, unitOf(state, move.unit), courseOf(state, move)))
    return giveWay(table, move.unit)
  const way = forcedMovement(state, move)
  const gone = leavesBoard(way)
  if (gone !== null) return leaveBoard(table, way, gone)
  const barredBy = whoStops(way) ?? whoBarsTurn(state, way)
  goBack(table, way, barredBy)
  if (barredBy !== null) giveWay(table, move.unit)
}

/** The unit that stops it, empty for the ground. [BA-5.1.2-02] The board's edge does not bar it. */
function whoStops({ stop }: BodyMove): string | null {
  if (stop === null || stop.kind === 'edge') return null
  return stop.kind === 'unit' ? stop.by : ''
}

/** [BA-5.3.1-05] Closed ground, or who can neither be passed nor pushed, is in the way of its last turn. */
function whoBarsTurn(state: State, way: BodyMove): string | null {
  const [lead] = way.movers
  if (!lead) return null
  const end = moverAt(lead, way.heading, way.distance)
  const unit = aboutOf(way)(end.unit, centreOf(end.unit))
  if (isClosedTo(state, { ...end, unit }, way.heading)) return ''
  const barring = overlapped(unitsByPlace(state), unit, [...idsOf(way), ...way.known]).find(
    other => isOverlapping(unit, other) && meetingOf(state, unit, 'retreat', other) === 'bars',
  )
  return barring?.id ?? null
}

/** [BA-5.3.1-04] At the end of its way it faces where it came from. */
function aboutOf({ heading }: BodyMove): (unit: Unit, centre: Point) => Unit {
  return (unit, centre) => facing(unit, centre, normalise(heading + HALF_TURN))
}

function goBack(table: BaTable, way: BodyMove, barring: string | null): void {
  const [lead] = way.movers
  if (!lead) return
  const { state } = table
  const about = aboutOf(way)
  const isBlocked = barring !== null
  const put = isBlocked ? putAt(way, lead) : putFreely(state, way, lead, about)
  const { passed, heading: course } = way
  const pushed = pushedBy(way)
  const end = { isBlocked, barredBy: barring ?? '', put }
  table.emit({ kind: 'retreated', unit: put.unit, course, ...end, passed, pushed })
}

function facing(unit: Unit, centre: Point, heading: number): Unit {
  return { ...unit, ...poseWithCentre(unit, centre, heading) }
}

/** [BA-5.3.1-05] [BA-Q-58] Blocked, it routs from where it is, in a free direction. */
function giveWay(table: BaTable, unit: string): void {
  disorder(table, [{ unit, degree: 'FU', cause: 'blocked', fromX: null, fromY: null }])
}
