import { cornersOf, hullsOverlap } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { extentAround } from '@grognard/geometry/measured/grid.ts'
import type { Grid } from '@grognard/geometry/measured/grid.ts'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { strongerClass } from '../book/tables/ground.ts'
import type { Class } from '../book/tables/ground.ts'
import { LOOK, nearness, forcedMoveStep, wholeTurn } from '../book/tables/march.ts'
import { boxOf } from './buildings.ts'
import { hasRoom } from './contact.ts'
import { figuresNear, soutienOf } from './figures.ts'
import { hullOf } from './footprint.ts'
import type { Standing } from './footprint.ts'
import { coverInMelee } from './ground/cover.ts'
import { terrainCostUnder, isBarred } from './ground/terrain-cost.ts'
import type { TerrainCost } from './ground/terrain-cost.ts'
import { piecesNear, shrunk } from './ground/land.ts'
import { footingOf } from './ground/obstacles.ts'
import { firstChange } from './ground/ways.ts'
import { openTerrain, retreatRate, routRate } from './marching/rates.ts'
import type { Edge } from './setting.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitsByPlace } from './units-by-place.ts'
import { areEnemies, isAbandoned, isClosed, isSkirmishLine, unitOf } from './units.ts'

/** A point beyond an edge of the board, and where along it, 1/1000 cm. */
export interface Beyond {
  edge: Edge
  along: number
  /** How far beyond. */
  by: number
}

/** Of a point beyond two edges the one it is farther beyond; null on the board. */
export function beyondEdge({ width, height }: State, x: number, y: number): Beyond | null {
  const byX = Math.max(-x, x - width)
  const byY = Math.max(-y, y - height)
  if (byX <= 0 && byY <= 0) return null
  if (byX >= byY) return { edge: x < 0 ? 'west' : 'east', along: y, by: byX }
  return { edge: y < 0 ? 'south' : 'north', along: x, by: byY }
}

/** [BA-Q-34] Whether the scenario counts, for good or ill, that this unit leaves there this turn. */
export function isExit(state: State, unit: Unit, { edge, along }: Beyond): boolean {
  return state.victory.points.some(
    rule =>
      rule.kind === 'exited' &&
      rule.edge === edge &&
      rule.from <= along &&
      along <= rule.to &&
      rule.fromTurn <= state.turn &&
      state.turn <= rule.untilTurn &&
      rule.seats.includes(unit.seat) &&
      rule.arms.includes(unit.arm),
  )
}

/** The corner of the outline that lies farthest beyond an edge; null while all are on the board. */
export function overhangOf(state: State, unit: Standing): Beyond | null {
  const corners = cornersOf(hullOf(unit))
  let farthest: Beyond | null = null
  for (let i = 0; i < corners.length; i += 2) {
    const beyond = beyondEdge(state, entry(corners, i), entry(corners, i + 1))
    if (beyond && (!farthest || beyond.by > farthest.by)) farthest = beyond
  }
  return farthest
}

/** A unit that is shifted along with a forced move, from one point of the way to another. */
export interface Mover {
  unit: Unit
  moveKind: MoveKind
  /** Where on the way it is met, and where it is left behind; lengths in 1/1000 cm. */
  from: number
  until: number | null
  /** How far it overhangs the board's edge at the start: it may go on so, but no farther. */
  overhang: number
  /** The building it breaks out of. */
  leaves: Hull | null
}

/** The mover with its unit as that stands when the body has come so far. */
export function moverAt(mover: Mover, heading: number, distance: number): Mover {
  const { unit, from, until } = mover
  const shift = shiftOf(heading, from, Math.min(until ?? distance, distance))
  return { ...mover, unit: { ...unit, x: unit.x + shift.x, y: unit.y + shift.y } }
}

function shiftOf(heading: number, from: number, to: number): Point {
  const start = offset({ x: 0, y: 0, heading }, from, 0)
  const end = offset({ x: 0, y: 0, heading }, to, 0)
  return { x: end.x - start.x, y: end.y - start.y }
}

/** How a unit goes: a retreat, a rout, or the rest of a rout that no contact stops any more. */
export type MoveKind = 'retreat' | 'rout' | 'through' | 'pushed'

/** What comes of running into another unit: it is passed, pushed along, carried away, or bars the way. */
export type Meeting = 'passes' | 'pushes' | 'carries' | 'bars'

/** [BA-1.1.1-05] [BA-1.1.1-09] [BA-2.3.4-01] [BA-2.3.4-04] What comes of it when a unit on a forced move runs into another. */
export function meetingOf(state: State, mover: Unit, moveKind: MoveKind, other: Unit): Meeting {
  if (isAbandoned(other)) return 'passes'
  if (areEnemies(mover, other)) return meetingOfEnemy(state, mover, moveKind, other)
  if (moveKind === 'through' || moveKind === 'pushed') return 'passes'
  if (moveKind === 'retreat') return isPassable(other) ? 'passes' : 'bars'
  return isLineBySoutien(state, other) ? 'passes' : 'carries'
}

function meetingOfEnemy(state: State, mover: Unit, moveKind: MoveKind, other: Unit): Meeting {
  if (moveKind === 'pushed' || other.walls !== null) return 'bars'
  return isPressed(state, mover, other) ? 'pushes' : 'bars'
}

/** [BA-2.3.4-02] By own units that are not in full disorder. */
function isPassable(unit: Unit): boolean {
  return isSkirmishLine(unit) || unit.formation.kind === 'unlimbered'
}

/** [BA-4.2.0-01] [BA-4.2.0-02] A line in cover holds its ground; in front of a rout so does all else. */
function isPressed(state: State, mover: Unit, other: Unit): boolean {
  if (isSkirmishLine(other) && other.disorder !== 'FU')
    return (
      (isClosed(mover) || mover.disorder === 'FU') && coverInMelee(state, other, mover) === null
    )
  return other.disorder === 'FU' && isClosed(mover)
}

/** [BA-2.3.4-03] [BA-5.4.2-01] A line with a figure near enough to its soutien. */
export function isLineBySoutien(state: State, unit: Unit): boolean {
  const soutien = soutienOf(state, unit)
  return soutien !== undefined && figuresNear(unit, soutien) > 0
}

/** Their outlines share some of their insides. */
export function overlap(one: Unit, other: Unit): boolean {
  return hullsOverlap(hullOf(one), hullOf(other))
}

/** Units on the board that the mover, as it stands, overlaps. */
export function overlapped(around: Grid<Unit>, mover: Unit, leftOut: readonly string[]): Unit[] {
  const hull = hullOf(mover)
  const near = around.meeting(extentAround(hull.x, hull.y, (hull.length + hull.beam) / 2 + 1))
  return near.filter(
    other =>
      other.id !== mover.id && !leftOut.includes(other.id) && hullsOverlap(hull, hullOf(other)),
  )
}

/** [BA-5.3.1-05] Where the mover stands the ground is closed to it. */
export function isClosedTo(state: State, mover: Mover, course: number): boolean {
  const terrainCost = terrainCostOf(state, mover, course)
  return terrainCost === null || rateOf(mover, terrainCost) === 0
}

/**
 * [BA-5.3.1-02] [BA-5.4.2-03] [BA-4.2.0-04] March of a body in a whole turn where it stands, 1/1000
 * cm: the rate of its first unit with the ground of all; 0 where the ground is closed to that one.
 */
export function speedOfBody(state: State, movers: readonly Mover[], course: number): number {
  const [lead] = movers
  const terrainCosts = movers.map(mover => terrainCostOf(state, mover, course))
  const [own] = terrainCosts
  if (!lead || !own) return 0
  const together = rateOf(lead, allOf(terrainCosts))
  return together === 0 ? rateOf(lead, own) : together
}

function rateOf({ unit, moveKind }: Mover, terrainCost: TerrainCost): number {
  return moveKind === 'retreat' ? retreatRate(unit, terrainCost) : routRate(unit, terrainCost)
}

/** [BA-6.1.3-02] The building that it breaks out of does not count; null where nobody may go. */
function terrainCostOf(
  state: State,
  { unit, moveKind, leaves }: Mover,
  course: number,
): TerrainCost | null {
  if (leaves !== null && hullsOverlap(leaves, hullOf(unit))) return openTerrain
  const footing = footingOf(unit, moveKind !== 'retreat')
  return isBarred(state, footing) ? null : terrainCostUnder(state, footing, course)
}

function allOf(terrainCosts: readonly (TerrainCost | null)[]): TerrainCost {
  return {
    grounds: terrainCosts.flatMap(terrainCost => terrainCost?.grounds ?? []),
    obstacle: terrainCosts.reduce<Class | null>(
      (worst, terrainCost) => strongerClass(worst, terrainCost?.obstacle ?? null),
      null,
    ),
  }
}

/** [BA-6.1.3-02] The building that a unit on its way out still stands in; null outside. */
function wallsAround(state: State, unit: Unit): Hull | null {
  const inside = shrunk(hullOf(unit))
  const boxes = piecesNear(state, inside, 'building').map(boxOf)
  return boxes.find(box => hullsOverlap(box, inside)) ?? null
}

const ROUNDING = 2

type Stop =
  | { kind: 'edge' | 'ground'; unit: string }
  | { kind: 'unit'; unit: string; by: string; meeting: Meeting }

/** A forced move as far as it has come. */
export interface BodyMove {
  heading: number
  movers: Mover[]
  /** 1/1000 cm. */
  distance: number
  /** What is left of the turn, in 1/1000 of a tick. */
  left: number
  stop: Stop | null
  /** Own units whose place the body went over. */
  passed: string[]
  /** Units that it stood in from the beginning, or pushes along: it does not run into them. */
  known: string[]
  /** All units as they stand on the way. */
  around: Grid<Unit>
}

export interface Start {
  /** The first one leads. */
  units: readonly Unit[]
  moveKind: 'retreat' | 'rout' | 'through'
  heading: number
  left?: number
}

/**
 * [BA-5.3.1-01] [BA-5.4.1-02] Shifts a body straight on for what is left of its turn, at the rate of
 * the ground it stands on, until something stops it.
 */
export function moveBody(state: State, start: Start): BodyMove {
  const { units, moveKind, heading, left = wholeTurn } = start
  const movers = units.map(unit => moverOf(state, unit, moveKind))
  const around = unitsByPlace(state)
  const way: BodyMove = {
    heading,
    movers,
    distance: 0,
    left,
    stop: null,
    passed: [],
    known: [],
    around,
  }
  way.known = units.flatMap(unit => overlapped(way.around, unit, idsOf(way)).map(({ id }) => id))
  while (way.left > 0 && way.stop === null) goOneStretch(state, way)
  return way
}

function moverOf(state: State, unit: Unit, moveKind: MoveKind): Mover {
  const overhang = overhangOf(state, unit)?.by ?? 0
  return { unit, moveKind, from: 0, until: null, overhang, leaves: wallsAround(state, unit) }
}

/** [BA-Q-15] As far as the ground, and who is pushed along, let it go at one speed. */
function goOneStretch(state: State, way: BodyMove): void {
  const { distance: begin, left } = way
  const speedAt = (at: number) => speedOfBody(state, moversAt(way, at), way.heading)
  const speed = speedAt(begin)
  if (speed === 0) {
    way.stop = { kind: 'ground', unit: leadOf(way) }
    return
  }
  const end = begin + (speed * left) / wholeTurn
  while (way.stop === null && way.distance < end && speedAt(way.distance) === speed)
    goOneStep(
      state,
      way,
      stepTo(way, end, at => speedAt(at) === speed),
    )
  way.left -= Math.ceil((wholeTurn * (way.distance - begin)) / speed)
}

/** A step on, or to where the ground changes. */
function stepTo({ distance }: BodyMove, end: number, isSame: (at: number) => boolean): number {
  const length = Math.min(end - distance, forcedMoveStep)
  const change = firstChange(length, LOOK, by => isSame(distance + by), Boolean)
  return distance + (change?.after ?? length)
}

/** Up to a point of the way, or to what is met before it. */
function goOneStep(state: State, way: BodyMove, to: number): void {
  if (stopAt(state, way, to) !== null) return comeUpTo(state, way, to)
  way.distance = to
  notePassed(way)
}

function comeUpTo(state: State, way: BodyMove, to: number): void {
  let barred = to
  while (barred - way.distance > nearness) {
    const middle = (way.distance + barred) / 2
    if (stopAt(state, way, middle) === null) way.distance = middle
    else barred = middle
  }
  const stop = stopAt(state, way, barred)
  if (stop) settle(state, way, stop)
}

/** What is pushed comes along, what cannot follow stays behind; all else ends the move. */
function settle(state: State, way: BodyMove, stop: Stop): void {
  const mover = way.movers.find(({ unit }) => unit.id === stop.unit)
  if (stop.kind === 'unit' && stop.meeting === 'pushes') takeAlong(state, way, stop.by)
  else if (mover?.moveKind === 'pushed') way.stop = barredBy(way, stop.unit)
  else if (stop.kind === 'ground' && mover && stop.unit !== leadOf(way)) mover.until = way.distance
  else way.stop = stop
}

function takeAlong(state: State, way: BodyMove, pushed: string): void {
  const unit = unitOf(state, pushed)
  way.movers.push({ ...moverOf(state, unit, 'pushed'), from: way.distance })
  way.known.push(...overlapped(way.around, unit, idsOf(way)).map(({ id }) => id))
}

/** [BA-4.2.0-05] Who cannot be pushed on bars the way. */
function barredBy(way: BodyMove, by: string): Stop {
  return { kind: 'unit', unit: leadOf(way), by, meeting: 'bars' }
}

/** The first thing that forbids the body this point of the way. */
function stopAt(state: State, way: BodyMove, distance: number): Stop | null {
  for (const mover of moversAt(way, distance)) {
    const unit = mover.unit.id
    if (isGoingOff(state, mover)) return { kind: 'edge', unit }
    if (isClosedTo(state, mover, way.heading)) return { kind: 'ground', unit }
    const stop = meetingAt(state, way, mover)
    if (stop) return stop
  }
  return null
}

/** Beyond the edge, and farther than it was; corners are rounded. */
function isGoingOff(state: State, { unit, overhang }: Mover): boolean {
  const beyond = overhangOf(state, unit)
  return beyond !== null && beyond.by > overhang + ROUNDING
}

function meetingAt(state: State, way: BodyMove, { unit, moveKind }: Mover): Stop | null {
  for (const other of overlapped(way.around, unit, idsOf(way))) {
    if (way.known.includes(other.id)) continue
    const meeting = meetingOf(state, unit, moveKind, other)
    if (meeting !== 'passes') return { kind: 'unit', unit: unit.id, by: other.id, meeting }
  }
  return null
}

/** [BA-1.1.1-06] Who is passed through is told, for he may not fire later. */
function notePassed(way: BodyMove): void {
  for (const { unit } of moversAt(way, way.distance))
    for (const other of overlapped(way.around, unit, [...idsOf(way), ...way.passed]))
      if (other.seat === unit.seat) way.passed.push(other.id)
}

/** Those that have not been left behind, as they stand at this point of the way. */
function moversAt({ movers, heading }: BodyMove, distance: number): Mover[] {
  return movers
    .filter(({ until }) => until === null)
    .map(mover => moverAt(mover, heading, distance))
}

export function idsOf({ movers }: BodyMove): string[] {
  return movers.map(({ unit }) => unit.id)
}

function leadOf({ movers }: BodyMove): string {
  const [lead] = movers
  if (!lead) throw new RangeError('A forced move needs a unit.')
  return lead.unit.id
}

/** Where a move ended, and who does not stand in the way. Lengths in 1/1000 cm. */
export interface End {
  end: Point
  heading: number
  /** How far it could have gone on from there, and how far back there is ground to look at. */
  onwards: number
  back: number
  leftOut: readonly string[]
}

/**
 * [BA-2.3.4-05] Where a unit ends that would end on another: on in its direction to the nearest free
 * place, else back to the last one. `standing` tells how it stands with its centre at a point.
 */
export function freePlace(
  state: State,
  { end, heading, onwards, back, leftOut }: End,
  standing: (centre: Point) => Unit,
): Unit {
  const at = (ahead: number) => standing(offset({ ...end, heading }, ahead, 0))
  const isFree = (ahead: number) => hasRoom(state, at(ahead), leftOut)
  return at(placesAlong(onwards, back).find(isFree) ?? 0)
}

function placesAlong(onwards: number, back: number): number[] {
  const places = [0]
  for (let ahead = forcedMoveStep; ahead <= onwards; ahead += forcedMoveStep) places.push(ahead)
  for (let behind = forcedMoveStep; behind <= back; behind += forcedMoveStep) places.push(-behind)
  return places
}
