import { extentOf } from '@grognard/geometry/measured/grid.ts'
import type { Extent } from '@grognard/geometry/measured/grid.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { State } from './state.ts'

/** Land, or the water about it. */
export interface Shore {
  what: 'land' | 'shallows'
  outline: readonly number[]
  extent: Extent
}

/** Kept for each list of islands, which no battle changes: every move asks how far they lie. */
const known = new WeakMap<State['islands'], readonly Shore[]>()

/** Land first, then the water about it. */
export function shoresOf(islands: State['islands']): readonly Shore[] {
  if (islands.length === 0) return openSea
  const before = known.get(islands)
  if (before) return before
  const shores = [
    ...islands.map(({ land }) => shoreOf('land', land)),
    ...islands.map(({ water }) => shoreOf('shallows', water)),
  ]
  known.set(islands, shores)
  return shores
}

const openSea: readonly Shore[] = []

function shoreOf(what: Shore['what'], outline: readonly number[]): Shore {
  return { what, outline, extent: extentOf(outline) }
}

/** How far a point lies at least from what an extent holds; 0 or less within it. */
export function distanceTo({ west, east, south, north }: Extent, { x, y }: Point): number {
  return Math.max(west - x, x - east, south - y, y - north)
}

/** Whether a line from one point to the other may meet what an extent holds. */
export function mayCross({ west, east, south, north }: Extent, from: Point, to: Point): boolean {
  if (east < Math.min(from.x, to.x) || west > Math.max(from.x, to.x)) return false
  return north >= Math.min(from.y, to.y) && south <= Math.max(from.y, to.y)
}
