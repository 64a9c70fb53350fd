import { isHullWithin } from '@grognard/geometry'
import type { Hull, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { distances } from '../book/tables/scale.ts'
import { LINE_TO_SOUTIEN } from '../book/tables/troops.ts'
import type { Base } from '../book/tables/troops.ts'
import { baseOf, centreOf, hullOf, sideOfSquare, sizeOfUnit } from './footprint.ts'
import type { Standing } from './footprint.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { isClosed, isOnBoard, isSkirmishLine } from './units.ts'

/** A place in a formation: the middle of a base ahead and to the right of the centre, 1/1000 cm. */
export interface Place {
  ahead: number
  aside: number
  /** The way the figure looks, clockwise from the unit's heading. */
  turned: number
}

/**
 * [BA-1.3.1-03] [BA-1.3.1-12] The middle of each base and the way it faces, from the left of the front rank on; of
 * artillery the gun models. A hollow square is told round its outer rank first.
 */
export function figuresOf(unit: Standing): Pose[] {
  const pose = { ...centreOf(unit), heading: unit.heading }
  return placesOf(unit).map(({ ahead, aside, turned }) => ({
    ...offset(pose, ahead, aside),
    heading: (unit.heading + turned) % FULL_TURN,
  }))
}

/** [BA-1.3.1-13] The outlines of the figures' bases. */
export function figureHullsOf(unit: Standing): Hull[] {
  const { width, depth } = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return figuresOf(unit).map(pose => ({ ...pose, length: depth, beam: width }))
}

const QUARTER = 9_000
const FULL_TURN = 36_000

/** Where the figures stand, seen from the unit's own centre. */
export function placesOf(unit: Standing): Place[] {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  const count = unit.guns.length > 0 ? unit.guns.length : unit.figures
  if (unit.walls)
    return facing(unit, gridOf(count, filesInside(unit.walls.width, count, base), base, 0))
  if (unit.formation.kind === 'square') return squareOf(count, base)
  const { files } = sizeOfUnit(unit)
  return facing(unit, gridOf(count, files, base, unit.formation.gap ?? 0))
}

function facing(unit: Standing, places: readonly Place[]): Place[] {
  return places.map(place => ({ ...place, turned: turnIn(unit, place) }))
}

function filesInside(width: number, count: number, base: Base): number {
  return Math.max(1, Math.min(count, Math.floor(width / base.width)))
}

/** [BA-1.3.1-02] [BA-Q-13] Rank by rank from the front; the last one filled from the left. */
function gridOf(count: number, files: number, base: Base, gap: number): Place[] {
  const ranks = Math.ceil(count / files)
  const pitch = base.width + gap
  return Array.from({ length: count }, (_, i) => ({
    ahead: ((ranks - 1) / 2 - Math.floor(i / files)) * base.depth,
    aside: ((i % files) - (files - 1) / 2) * pitch,
    turned: 0,
  }))
}

/** [BA-1.3.1-07] Two ranks round a hollow: the outer rank, then the inner one. */
function squareOf(count: number, base: Base): Place[] {
  const side = sideOfSquare(count)
  const outer = ringOf(side, base)
  const places = outer.length < count ? [...outer, ...ringOf(side - 2, base)] : outer
  return places.slice(0, count)
}

/** So many figures a side, clockwise from the left of the front; the four sides face outwards. */
function ringOf(side: number, base: Base): Place[] {
  if (side <= 1) return [{ ahead: 0, aside: 0, turned: 0 }]
  const reach = (side - 1) / 2
  return [0, 1, 2, 3].flatMap(quarter =>
    Array.from({ length: side - 1 }, (_, i) => {
      const place = turned(reach, i - reach, quarter)
      return {
        ahead: place.ahead * base.depth,
        aside: place.aside * base.width,
        turned: quarter * QUARTER,
      }
    }),
  )
}

function turned(ahead: number, aside: number, quarters: number): { ahead: number; aside: number } {
  if (quarters === 0) return { ahead, aside }
  return turned(-aside, ahead, quarters - 1)
}

/** [BA-1.3.5-03] [BA-1.3.1-09] [BA-1.3.6-01] [BA-5.4.1-03] A huddle looks out; work, rest and rout look in. */
function turnIn({ formation: { kind } }: Standing, { ahead, aside }: Place): number {
  if (kind === 'huddle') return outwards(ahead, aside)
  if (kind !== 'work' && kind !== 'rest' && kind !== 'rout') return 0
  return (outwards(ahead, aside) + 2 * QUARTER) % FULL_TURN
}

function outwards(ahead: number, aside: number): number {
  if (Math.abs(ahead) >= Math.abs(aside)) return ahead >= 0 ? 0 : 2 * QUARTER
  return aside > 0 ? QUARTER : 3 * QUARTER
}

/** [BA-1.3.3-01] [BA-1.3.3-03] The unit that was ordered to back a skirmish line, or its mother unit. */
export function soutienOf(state: State, line: Unit): Unit | undefined {
  if (!isSkirmishLine(line)) return undefined
  const ordered = state.units.find(unit => unit.soutienOf === line.id && isFitFor(unit, line))
  if (ordered) return ordered
  return state.units.find(
    unit => unit.id === line.mother && !isServing(state, unit) && isFitFor(unit, line),
  )
}

/** [BA-1.3.3-03] Ordered to back a line that is still there. */
function isServing({ units }: State, { soutienOf: line }: Unit): boolean {
  return line !== null && units.some(unit => unit.id === line && isOnBoard(unit))
}

/** [BA-1.3.3-02] [BA-6.1.2-03] Closed, in no building, and half as many figures or more. */
export function isFitFor(unit: Unit, line: Unit): boolean {
  if (unit.building !== null) return false
  return isOnBoard(unit) && isClosed(unit) && LINE_TO_SOUTIEN * unit.figures >= line.figures
}

/** The skirmish line that the unit is the soutien of. */
export function lineOf(state: State, soutien: Unit): Unit | undefined {
  return state.units.find(
    line =>
      (line.id === soutien.soutienOf || line.mother === soutien.id) &&
      isOnBoard(line) &&
      soutienOf(state, line) === soutien,
  )
}

/** [BA-3.3.1-02] [BA-4.3.2-02] Figures of a line that stand within 15 cm of its soutien. */
export function figuresNear(line: Unit, soutien: Unit): number {
  return figuresWithin(line, soutien, distances.soutien)
}

/** Figures of a unit whose base is within so many 1/1000 cm of the other's outline. */
export function figuresWithin(unit: Unit, other: Unit, limit: number): number {
  const theirs = hullOf(other)
  return figureHullsOf(unit).filter(figure => isHullWithin(figure, theirs, limit)).length
}
