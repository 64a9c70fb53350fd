import { cornersOf, sternOf } from '@grognard/geometry'
import type { Hull, Point, Pose } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import {
  FILES_OF_MARCH_COLUMN,
  LEAST_DEPTH,
  LEAST_FRONT,
  RANKS_OF_LINE,
  SQUARE,
  figureBases,
  limberedBase,
  modelBase,
  staffBase,
} from '../book/tables/troops.ts'
import type { Arm, Base, FormationKind } from '../book/tables/troops.ts'
import type { Staff } from './state.ts'
import type { Formation, Gun, Walls } from './unit.ts'
import { facesAllRound } from './units.ts'

/** Breadth and depth in 1/1000 cm; files and ranks in figures, of artillery with guns in models. */
export interface Size {
  width: number
  depth: number
  files: number
  ranks: number
}

/** What the extent of a unit follows from; a unit is one. */
export interface Troops {
  arm: Arm
  formation: Formation
  figures: number
  guns: readonly Gun[]
}

/** [BA-1.3.1-12] [BA-1.3.2-04] The extent of a unit in a formation. */
export function sizeOf(
  arm: Arm,
  formation: Formation,
  figures: number,
  guns: readonly Gun[],
): Size {
  const base = baseOf(arm, formation.kind, guns)
  const count = Math.max(1, guns.length > 0 ? guns.length : figures)
  const files = filesOf(formation, count)
  const ranks = isSquareBlock(formation.kind) ? files : Math.ceil(count / files)
  const width = files * base.width + (files - 1) * (formation.gap ?? 0)
  return { width, depth: ranks * base.depth, files, ranks }
}

export function sizeOfUnit({ arm, formation, figures, guns }: Troops): Size {
  return sizeOf(arm, formation, figures, guns)
}

/** The base that the formation is made of: figures, gun models, or models with their limbers. */
export function baseOf(arm: Arm, kind: FormationKind, guns: readonly Gun[]): Base {
  if (guns.length > 0) return kind === 'unlimbered' ? modelBase : limberedBase
  if (arm === 'wagon' && (kind === 'limbered' || kind === 'unlimbered')) return modelBase
  return figureBases[arm]
}

const filesByKind: Record<FormationKind, (count: number, front: number | null) => number> = {
  line: linear,
  gunners: linear,
  attackColumn: asChosen,
  battalionMass: asChosen,
  marchColumn: count => Math.min(FILES_OF_MARCH_COLUMN, count),
  square: sideOfSquare,
  huddle: sideOfBlock,
  work: sideOfBlock,
  rest: sideOfBlock,
  rout: sideOfBlock,
  skirmish: count => count,
  unlimbered: count => count,
  limbered: () => 1,
}

function filesOf({ kind, front }: Formation, count: number): number {
  return filesByKind[kind](count, front)
}

function linear(count: number): number {
  return Math.ceil(count / RANKS_OF_LINE)
}

/** [BA-1.3.1-11] A unit too small for its front stands in one rank. */
function asChosen(count: number, front: number | null): number {
  return Math.min(count, front ?? LEAST_FRONT)
}

/** [BA-1.3.1-07] [BA-Q-12] Figures on each side of a square. */
export function sideOfSquare(count: number): number {
  if (count < SQUARE.leastHollow) return sideOfBlock(count)
  return Math.ceil((count + SQUARE.added) / SQUARE.divisor)
}

/** [BA-1.3.1-09] [BA-5.4.1-03] Figures on each side of a solid block. */
function sideOfBlock(count: number): number {
  return Math.ceil(Math.sqrt(count))
}

function isSquareBlock(kind: FormationKind): boolean {
  return kind === 'square' || filesByKind[kind] === sideOfBlock
}

/** What the ground under a unit follows from; a unit is one. */
export interface Standing extends Troops, Pose {
  walls: Walls | null
}

/**
 * [BA-1.3.1-13] The rectangle over all bases, in 1/1000 cm: length is its depth along the heading,
 * beam its breadth. In a building it is the building.
 */
export function hullOf(unit: Standing): Hull {
  const { x, y } = centreOf(unit)
  const { heading, walls } = unit
  if (walls) return { x, y, heading, length: walls.depth, beam: walls.width }
  const { depth, width } = sizeOfUnit(unit)
  return { x, y, heading, length: depth, beam: width }
}

/** From where it is placed to its farthest corner at most, 1/1000 cm. */
export function spanOf(unit: Standing): number {
  const { depth, width } = unit.walls ?? sizeOfUnit(unit)
  return depth + width / 2 + 1
}

/** Whether its outline may come so near to a hull: quick, and rather too often. */
export function mayReach(unit: Standing, { x, y, length, beam }: Hull, limit = 0): boolean {
  const reach = limit + spanOf(unit) + (length + beam) / 2 + 1
  const dx = unit.x - x
  const dy = unit.y - y
  return dx <= reach && dx >= -reach && dy <= reach && dy >= -reach
}

/** Whether two outlines may come so near to one another: quick, and rather too often. */
export function mayBeWithin(one: Standing, other: Standing, limit: number): boolean {
  const reach = limit + spanOf(one) + spanOf(other) + 1
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx <= reach && dx >= -reach && dy <= reach && dy >= -reach
}

/** [BA-1.3.1-13] The middle of the outline. */
export function centreOf(unit: Standing): Point {
  if (isPlacedByCentre(unit)) return { x: unit.x, y: unit.y }
  return offset(unit, -sizeOfUnit(unit).depth / 2, 0)
}

/** [BA-1.3.1-13] The middle of the front edge. */
export function frontOf(unit: Standing): Point {
  if (!isPlacedByCentre(unit)) return { x: unit.x, y: unit.y }
  return offset(unit, (unit.walls?.depth ?? sizeOfUnit(unit).depth) / 2, 0)
}

/** The pose at which the unit's outline would have this centre and heading. */
export function poseWithCentre(unit: Standing, centre: Point, heading = unit.heading): Pose {
  if (isPlacedByCentre(unit)) return { ...pointOf(centre), heading }
  const ahead = sizeOfUnit(unit).depth / 2
  return { ...offset({ ...pointOf(centre), heading }, ahead, 0), heading }
}

/** The pose at which the middle of the unit's front edge would be here. */
export function poseWithFront(unit: Standing, front: Point, heading = unit.heading): Pose {
  if (!isPlacedByCentre(unit)) return { ...pointOf(front), heading }
  const back = (unit.walls?.depth ?? sizeOfUnit(unit).depth) / 2
  return { ...offset({ ...pointOf(front), heading }, -back, 0), heading }
}

/** The middle of the rear edge. */
export function rearOf(unit: Standing): Point {
  return sternOf(hullOf(unit))
}

/** [BA-1.3.1-13] Formations with front to all sides, and what stands in a building. */
export function isPlacedByCentre({ formation, walls }: Standing): boolean {
  return walls !== null || facesAllRound(formation)
}

/** [BA-1.1.7-04] A chief or orderly stands with the centre of the base on his point. */
export function hullOfStaff({ x, y, heading }: Staff): Hull {
  return { x, y, heading, length: staffBase.depth, beam: staffBase.width }
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}

export type EdgeSide = 'front' | 'rightFlank' | 'rear' | 'leftFlank'

/** An edge of a unit's outline from a to b, clockwise round it, with its place on the outline. */
export interface Edge {
  side: EdgeSide
  /** What it counts as: square, mass, huddle and garrisons have but fronts, a line no flanks. */
  countsAs: EdgeSide
  /** The heading that points away from the unit. */
  outward: number
  ax: number
  ay: number
  bx: number
  by: number
}

const sides: readonly EdgeSide[] = ['front', 'rightFlank', 'rear', 'leftFlank']
const QUARTER = 9_000

/** [BA-1.3.1-13] Front, right flank, rear and left flank, in this order. */
export function edgesOf(unit: Standing): Edge[] {
  const hull = hullOf(unit)
  const corners = cornersOf(hull)
  return sides.map((side, i) => ({
    side,
    countsAs: countsAs(unit, side),
    outward: (hull.heading + i * QUARTER) % (4 * QUARTER),
    ax: entry(corners, 2 * i),
    ay: entry(corners, 2 * i + 1),
    bx: entry(corners, (2 * i + 2) % 8),
    by: entry(corners, (2 * i + 3) % 8),
  }))
}

/** [BA-1.3.1-10] [BA-1.3.2-01] [BA-6.1.2-02] What an edge of this unit counts as. */
function countsAs(unit: Standing, side: EdgeSide): EdgeSide {
  if (hasNoFlanksNorRear(unit)) return 'front'
  if (unit.formation.kind !== 'skirmish') return side
  return side === 'rear' ? 'rear' : 'front'
}

/** [BA-1.3.1-10] [BA-6.1.2-02] Square, mass, huddle, work, rest, rout and whoever is in a building. */
export function hasNoFlanksNorRear({ formation, walls }: Standing): boolean {
  return walls !== null || formation.kind === 'battalionMass' || facesAllRound(formation)
}

/** The edge nearest to a point; of edges as near the one that comes first. */
export function edgeAt(unit: Standing, x: number, y: number): Edge {
  const edges = edgesOf(unit)
  return edges.reduce((best, edge) => (squaredTo(edge, x, y) < squaredTo(best, x, y) ? edge : best))
}

function squaredTo({ ax, ay, bx, by }: Edge, x: number, y: number): number {
  return squaredToSegment(x, y, ax, ay, bx, by)
}

/** The middle of an edge. */
export function middleOf({ ax, ay, bx, by }: Edge): Point {
  return { x: whole((ax + bx) / 2), y: whole((ay + by) / 2) }
}

/** The figures in the front rank, where chosen, and the point of the unit afterwards. */
export interface ClosedUp extends Point {
  front: number | null
}

/** [BA-Q-16] [BA-1.3.1-14] How a unit stands that has so many figures left: about the middle of its front. */
export function closedUpTo(unit: Standing, figures: number): ClosedUp {
  const { x, y } = unit
  const front = frontFor(unit.formation, figures)
  return unit.formation.kind === 'skirmish' && !unit.walls
    ? { front, ...withoutEnds(unit, figures) }
    : { front, x, y }
}

/** [BA-1.3.1-14] A column keeps its front while it is deep enough. */
function frontFor({ front }: Formation, figures: number): number | null {
  if (front === null || Math.ceil(figures / front) >= LEAST_DEPTH) return front
  return broadestFront(figures)
}

/** [BA-1.3.1-05] [BA-1.3.1-12] The broadest front of an attack column or mass, in figures. */
export function broadestFront(figures: number): number {
  return Math.max(LEAST_FRONT, Math.floor(figures / LEAST_DEPTH))
}

/** Right and left end figures in turn, beginning on the right: an odd number shifts the middle. */
function withoutEnds(unit: Standing, figures: number): Point {
  if ((unit.figures - figures) % 2 === 0) return { x: unit.x, y: unit.y }
  const pitch = baseOf(unit.arm, 'skirmish', unit.guns).width + (unit.formation.gap ?? 0)
  return offset(unit, 0, -pitch / 2)
}
