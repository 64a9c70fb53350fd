import { offset } from '@grognard/geometry/measured/offset.ts'
import type { Point } from '@grognard/geometry'
import type { Formation } from '../state.ts'
import { LEAST_DEPTH, LEAST_FRONT } from '../tables/shapes.ts'
import type { Standing } from './footprint.ts'
import { baseOf } from './size.ts'

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
