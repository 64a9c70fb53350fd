import { containsPoint, cornersOf } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { hullOf } from '../formation/footprint.ts'
import type { Standing } from '../formation/footprint.ts'
import type { Terrain } from '../terrain.ts'
import { piecesAlong, piecesNear } from './land.ts'
import type { Land } from './land.ts'
import { crossesHull } from './lines.ts'

/** Levels above the plain of a hill's top. */
function levelOf(hill: Terrain): number {
  return hill.level
}

/** [BA-1.1.7-03] The level of the ground at a point; 0 on the plain. A border belongs to its hill. */
export function levelAt(land: Land, x: number, y: number): number {
  const under = piecesAlong(land, { x, y }, { x, y }, 'hill')
  return Math.max(0, ...under.filter(({ points }) => containsPoint(points, x, y)).map(levelOf))
}

/** The lowest and the highest level under a hull. */
export function levelsUnder(land: Land, hull: Hull): { least: number; most: number } {
  const hills = piecesNear(land, hull, 'hill')
  const whole = hills.filter(hill => isAllOn(hill, hull))
  const partly = hills.filter(hill => isPartlyOn(hill, hull))
  const least = Math.max(0, ...whole.map(levelOf))
  return { least, most: Math.max(least, ...partly.map(levelOf)) }
}

function isAllOn(hill: Terrain, hull: Hull): boolean {
  return cornersIn(hill, hull) === 4 && !crossesHull(hill, hull)
}

function isPartlyOn(hill: Terrain, hull: Hull): boolean {
  return containsPoint(hill.points, hull.x, hull.y) || crossesHull(hill, hull)
}

function cornersIn({ points }: Terrain, hull: Hull): number {
  const corners = cornersOf(hull)
  const places = [0, 2, 4, 6]
  return places.filter(i => containsPoint(points, entry(corners, i), entry(corners, i + 1))).length
}

/** [BA-4.1.9-01] The attacker has figures on a lower level than the middle of the enemy stands on. */
export function isUphill(land: Land, attacker: Standing, defender: Standing): boolean {
  const { x, y } = hullOf(defender)
  return levelsUnder(land, hullOf(attacker)).least < levelAt(land, x, y)
}
