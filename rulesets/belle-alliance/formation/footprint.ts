import { sternOf } from '@grognard/geometry'
import type { Hull, Point, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { Staff, Walls } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { facesAllRound } from '../units.ts'
import { sizeOfUnit } from './size.ts'
import type { Body } from './size.ts'

export { sizeOfUnit } from './size.ts'

/** What the ground under a unit follows from; a unit is one. */
export interface Standing extends Body, Pose {
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
