import { containsPoint, distanceToPolygon } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { hullOf } from '../formation/footprint.ts'
import { touchesHull } from '../ground/lines.ts'
import type { State } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import type { Terrain, TerrainKind } from '../terrain.ts'
import type { Marcher } from './marcher.ts'
import type { Place } from './walk.ts'

/** [BA-4.1.2-04] Whether an attack on a position has come to it. */
export function hasReachedPosition(state: State, marcher: Marcher, place: Place): boolean {
  const { attack, hasMet, isAtPosition } = marcher
  if (attack === null || hasMet || isAtPosition || !attack.againstPosition) return false
  const piece = state.terrain.find(({ id }) => id === attack.terrain)
  return piece !== undefined && isAt(piece, marcher, place)
}

const lines: readonly TerrainKind[] = ['linear', 'stream', 'road']

/** In contact with a building or a line of terrain; of other ground, with its front's middle in it. */
function isAt(piece: Terrain, marcher: Marcher, place: Place): boolean {
  const { x, y, heading } = place
  const hull = hullOf({ ...marcher.unit, x, y, heading })
  if (piece.kind === 'building') return distanceToPolygon(hull, piece.points) <= 2 * CONTACT
  if (lines.includes(piece.kind)) return touchesHull(piece, hull)
  const { toFront } = marcher
  return containsPoint(
    piece.points,
    x + whole(toFront * sine(heading)),
    y + whole(toFront * cosine(heading)),
  )
}
