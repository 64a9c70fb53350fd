import { cornersOf, hullDistance } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import type { Staff, State, Unit } from '../state.ts'
import { figureBases } from '../tables/bases.ts'
import { sightPerLevel, sightRows, turnsGivenAway } from '../tables/sight.ts'
import type { Position } from '../tables/sight.ts'
import { isOnBoard } from '../units.ts'
import { coverAgainst } from './cover.ts'
import type { Sheltering } from './cover.ts'
import type { Land } from './land.ts'
import { piecesNear } from './land.ts'
import { levelAt } from './levels.ts'
import { samplesOf } from './lines.ts'
import { isLineBlocked } from './sight-line.ts'
import { nearestOn } from './ways.ts'
import { partOfWood, woodAt } from './woods.ts'

/** Who looks: the outline of a unit or staff figure, and the unit if it is one. */
export interface Viewer {
  hull: Hull
  unit: Unit | null
}

/** What is looked at; a unit is one. */
export type Sighted = Sheltering & Pick<Unit, 'firedIn'>

export function viewerOf(unit: Unit): Viewer {
  return { hull: hullOf(unit), unit }
}

export function viewerOfStaff(staff: Staff): Viewer {
  return { hull: hullOfStaff(staff), unit: null }
}

/** [BA-1.1.2-08] [BA-1.1.6-01] Whether somebody sees a unit that is on the board. Units block nothing. */
export function isSeen(state: State, viewer: Viewer, target: Unit): boolean {
  return isOnBoard(target) && isInSight(state, viewer, target)
}

/** The same of anything that stands on the ground. */
export function isInSight(state: State, viewer: Viewer, target: Sighted): boolean {
  const theirs = hullOf(target)
  if (hullDistance(viewer.hull, theirs) > reachOfSight(state, viewer, target)) return false
  const spared = [viewer.unit?.building ?? null, target.building]
  const run = throughWood(state, target)
  const places = pointsOf(theirs)
  return pointsOf(viewer.hull).some(from =>
    places.some(to => !isLineBlocked(state, from, to, spared, run)),
  )
}

/** [BA-1.1.6-07] From how far somebody sees a unit if nothing bars the line, 1/1000 cm. */
export function reachOfSight(state: State, { hull, unit }: Viewer, target: Sighted): number {
  const theirs = hullOf(target)
  const here = unit ? positionOf(state, unit, theirs) : positionOfStaff(state, hull)
  const there = positionOf(state, target, hull)
  const row = sightRows[there]
  const against = hasFired(state, target) ? row.againstFired : row.against
  const reach = Math.min(sightRows[here].from, against)
  if (here !== 'open' || there !== 'open') return reach
  return reach + sightPerLevel * levelsAbove(state, hull, theirs)
}

/** [BA-1.1.6-01] How far one sees in the wood that a unit stands in, 1/1000 cm: farther if it fired there. */
export function throughWood(state: State, target: Sighted): number {
  const { from, againstFired } = sightRows.wood
  return hasFired(state, target) && isDeepInWood(state, hullOf(target)) ? againstFired : from
}

/** [BA-1.1.6-06] Its position is given away for this turn and the next. */
export function hasFired(
  { turn }: Pick<State, 'turn'>,
  { firedIn }: Pick<Unit, 'firedIn'>,
): boolean {
  return firedIn !== null && turn - firedIn <= turnsGivenAway
}

/** [BA-1.1.6-01] Where a unit stands for one who looks from there: cover is what is between them. */
export function positionOf(land: Land, unit: Sheltering, viewer: Hull): Position {
  const hull = hullOf(unit)
  if (unit.building !== null) return 'cover'
  if (isDeepInWood(land, hull)) return 'wood'
  const { class: cover, isWood } = coverAgainst(land, unit, nearestOn(hull, viewer), viewer)
  return cover !== null || isWood ? 'cover' : 'open'
}

function positionOfStaff(land: Land, hull: Hull): Position {
  if (isDeepInWood(land, hull)) return 'wood'
  return woodAt(land, hull.x, hull.y) ? 'cover' : 'open'
}

/** [BA-1.1.6-01] Whether none of it stands in the edge of the wood or outside. */
function isDeepInWood(land: Land, hull: Hull): boolean {
  return piecesNear(land, hull, 'wood').some(wood =>
    samplesOf(hull, figureBases.infantry.width).every(
      ({ x, y }) => partOfWood(wood, x, y) === 'wood',
    ),
  )
}

function levelsAbove(land: Land, viewer: Hull, target: Hull): number {
  return Math.max(0, levelAt(land, viewer.x, viewer.y) - levelAt(land, target.x, target.y))
}

/** The middle and the corners. */
function pointsOf(hull: Hull): Point[] {
  const corners = cornersOf(hull)
  const places = [0, 2, 4, 6].map(i => ({ x: entry(corners, i), y: entry(corners, i + 1) }))
  return [{ x: hull.x, y: hull.y }, ...places]
}
