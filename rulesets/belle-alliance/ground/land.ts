import type { Hull } from '@grognard/geometry'
import type { Terrain, TerrainKind } from '../terrain.ts'

/** What the ground is asked of; a state is one. */
export interface Land {
  terrain: readonly Terrain[]
}

/** The pieces of some kinds, those left aside that are destroyed. */
export function piecesOf({ terrain }: Land, ...kinds: TerrainKind[]): Terrain[] {
  return terrain.filter(piece => kinds.includes(piece.kind) && !piece.isDestroyed)
}

/** The same, and only those that may be under or beside a hull: quick, and rather too many. */
export function piecesNear(land: Land, hull: Hull, ...kinds: TerrainKind[]): Terrain[] {
  return piecesOf(land, ...kinds).filter(piece => isNear(piece, hull))
}

function isNear({ points, width }: Terrain, hull: Hull): boolean {
  const reach = (hull.length + hull.beam) / 2 + width + 1
  return comesBetween(points, 0, hull.x, reach) && comesBetween(points, 1, hull.y, reach)
}

/** Whether the x (axis 0) or y (axis 1) of an outline come this near to a value. */
function comesBetween(
  points: readonly number[],
  axis: number,
  middle: number,
  reach: number,
): boolean {
  let least = Infinity
  let most = -Infinity
  for (let i = axis; i < points.length; i += 2) {
    const value = points[i] ?? 0
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return least <= middle + reach && most >= middle - reach
}
