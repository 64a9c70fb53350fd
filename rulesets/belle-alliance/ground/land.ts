import type { Hull, Point } from '@grognard/geometry'
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

function isNear({ points, width }: Terrain, { x, y, length, beam }: Hull): boolean {
  const reach = (length + beam) / 2 + width + 1
  return meets(points, { west: x - reach, east: x + reach, south: y - reach, north: y + reach })
}

/** The pieces of these kinds that a straight line may come to: quick, and rather too many. */
export function piecesAlong(
  land: Land,
  from: Point,
  to: Point,
  ...kinds: TerrainKind[]
): Terrain[] {
  const box: Extent = {
    west: Math.min(from.x, to.x),
    east: Math.max(from.x, to.x),
    south: Math.min(from.y, to.y),
    north: Math.max(from.y, to.y),
  }
  return piecesOf(land, ...kinds).filter(({ points }) => meets(points, box))
}

interface Extent {
  west: number
  east: number
  south: number
  north: number
}

function meets(points: readonly number[], box: Extent): boolean {
  const { west, east, south, north } = extentOf(points)
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south
}

/** Outlines never change, so each is gone over once. */
const extents = new WeakMap<readonly number[], Extent>()

function extentOf(points: readonly number[]): Extent {
  const known = extents.get(points)
  if (known) return known
  const extent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]]
    extent.west = Math.min(extent.west, x)
    extent.east = Math.max(extent.east, x)
    extent.south = Math.min(extent.south, y)
    extent.north = Math.max(extent.north, y)
  }
  extents.set(points, extent)
  return extent
}
