import { cornersOf } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { facesAllRound } from '../units.ts'
import { hullOf } from './footprint.ts'
import type { Standing } from './footprint.ts'

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
