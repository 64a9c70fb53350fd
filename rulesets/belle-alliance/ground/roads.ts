import { distances } from '../tables/distances.ts'
import type { Footing } from './footing.ts'
import { piecesNear } from './land.ts'
import type { Land } from './land.ts'
import { isBeside, sidesOf } from './lines.ts'

/** [BA-Q-50] A formation with a road rate follows a road while the middle of its front keeps to it. */
export function isFollowingRoad(land: Land, footing: Footing): boolean {
  if (!footing.followsRoads) return false
  const { x, y } = footing.front
  return isOnRoad(land, footing, x, y, 0)
}

/** Whether a point of it is on a road; `aside` is half the breadth that counts as road besides. */
export function isOnRoad(
  land: Land,
  { hull }: Footing,
  x: number,
  y: number,
  aside: number,
): boolean {
  return piecesNear(land, hull, 'road').some(road =>
    isBeside(sidesOf(road), x, y, distances.roadFollow + aside * road.width),
  )
}
