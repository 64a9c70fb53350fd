import { containsPoint, distanceToPolygon } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { segmentsCross } from '@grognard/geometry/measured/segment.ts'
import { frontOf, hullOf } from '../formation/footprint.ts'
import { sidesOf, touchesHull } from '../ground/lines.ts'
import type { Advance, Attack, State, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import type { Terrain } from '../terrain.ts'
import { unitOf } from '../units.ts'
import { afterPivot, endOfAdvance, pathOfAdvance } from './advance-path.ts'

/** [BA-4.1.4-02] After an attack on a position the advance would lead out of it on the far side. */
export function goesBeyondPosition(
  state: State,
  { againstPosition, terrain }: Attack,
  way: Pick<Advance, 'unit' | 'pivot' | 'distance'>,
): boolean {
  const piece = state.terrain.find(({ id }) => id === terrain)
  if (!againstPosition || !piece) return false
  const unit = unitOf(state, way.unit)
  const path = pathOfAdvance(state, unit, way)
  const [before, after] = [afterPivot(path), endOfAdvance(path)]
  if (isAt(piece, { ...unit, ...after })) return false
  return isAt(piece, unit) || isCrossed(piece, unit, before, after)
}

function isAt(piece: Terrain, unit: Unit): boolean {
  const hull = hullOf(unit)
  if (piece.kind === 'linear' || piece.kind === 'stream' || piece.kind === 'road')
    return touchesHull(piece, hull)
  return distanceToPolygon(hull, piece.points) <= CONTACT
}

/** The middle of its front goes over a border of the terrain, or begins in it. */
function isCrossed(piece: Terrain, unit: Unit, before: Pose, after: Pose): boolean {
  const from = frontOf({ ...unit, ...before })
  const to = frontOf({ ...unit, ...after })
  const isArea = piece.kind !== 'linear' && piece.kind !== 'stream' && piece.kind !== 'road'
  if (isArea && containsPoint(piece.points, from.x, from.y)) return true
  return sidesOf(piece).some(({ ax, ay, bx, by }) =>
    segmentsCross(from.x, from.y, to.x, to.y, ax, ay, bx, by),
  )
}
