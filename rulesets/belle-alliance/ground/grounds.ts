import { containsPoint } from '@grognard/geometry'
import { figureBases } from '../tables/bases.ts'
import type { Ground } from '../tables/march.ts'
import type { Footing } from './footing.ts'
import { piecesNear } from './land.ts'
import type { Land } from './land.ts'
import { isNarrowAt, ledgesNear } from './ledges.ts'
import { samplesOf, shrunk } from './lines.ts'
import { isFollowingRoad, isOnRoad } from './roads.ts'
import { isSideways, woodAt } from './woods.ts'

/** No figure is smaller than this, 1/1000 cm. */
const FIGURE = figureBases.infantry.width

/**
 * [BA-2.3.1-07] [BA-Q-50] Every ground under any of its figures. On a road only the road counts, and
 * what parts of it stand in beside the road that slows them. `course`, 1/100 degree, is where it
 * marches; null where that does not matter.
 */
export function groundsUnder(land: Land, footing: Footing, course: number | null = null): Ground[] {
  const isOnTheRoad = isFollowingRoad(land, footing)
  const near = groundNear(land, footing)
  const grounds = new Set<Ground>(isOnTheRoad ? ['road'] : [])
  if (near.terrain.length === 0) return [isOnTheRoad ? 'road' : 'normal']
  for (const { x, y } of samplesOf(shrunk(footing.hull), FIGURE)) {
    if (isOnTheRoad && isOnRoad(land, footing, x, y, 1)) continue
    const ground = groundAt(near, x, y, course)
    if (!isOnTheRoad || ground !== 'normal') grounds.add(ground)
  }
  return [...grounds]
}

/** The pieces near it that say what the ground is. */
function groundNear(land: Land, { hull }: Footing): Land {
  const named = piecesNear(land, hull, 'wood', 'difficult')
  return { terrain: [...named, ...ledgesNear(land, hull)] }
}

/** [BA-2.3.7-01] [BA-6.2.0-01] [BA-6.2.0-02] The ground at a point, roads left aside. */
function groundAt(
  land: Land,
  x: number,
  y: number,
  course: number | null = null,
): Exclude<Ground, 'road'> {
  const found = woodAt(land, x, y)
  if (found?.part === 'wood') return 'wood'
  if (found && course !== null && isSideways(found.wood, x, y, course)) return 'wood'
  return isDifficultAt(land, x, y) ? 'difficult' : 'normal'
}

function isDifficultAt(land: Land, x: number, y: number): boolean {
  const isNamed = land.terrain.some(
    ({ kind, points }) => kind === 'difficult' && containsPoint(points, x, y),
  )
  return isNamed || isNarrowAt(land, x, y)
}
