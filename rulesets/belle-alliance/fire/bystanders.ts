import { segmentCrossesHull } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import { isTouching } from '../formation/zone.ts'
import { levelAt, levelsUnder } from '../ground/index.ts'
import type { State, Unit } from '../state.ts'
import { LEVELS_OVER } from '../tables/fire-limits.ts'
import { areEnemies, isArtillery, isOnBoard, isSkirmishLine } from '../units.ts'

/** A unit that might stand in the way of fire. */
export interface Bystander {
  unit: Unit
  /** [BA-3.1.3-03] The outline of its formation: nobody aims between the figures of a skirmish line. */
  body: Hull
  /** [BA-3.4.2-01] Levels and arms allow fire over it; distances are another matter. */
  isBelow: boolean
  /** [BA-3.3.1-03] A skirmish line that does not protect what is behind it. */
  isOpen: boolean
}

/** [BA-3.1.3-03] All but the two, those in one building with them, and gunners in refuge. */
export function bystandersOf(state: State, firer: Unit, target: Unit): Bystander[] {
  return state.units
    .filter(unit => unit !== firer && unit !== target && isOnBoard(unit) && unit.refuge === null)
    .filter(unit => !sharesBuilding(unit, firer) && !sharesBuilding(unit, target))
    .map(unit => ({
      unit,
      body: hullOf(unit),
      isBelow: isBelow(state, firer, unit, target),
      isOpen: isOpen(firer, unit, target),
    }))
}

function sharesBuilding({ building }: Unit, other: Unit): boolean {
  return building !== null && building === other.building
}

/** [BA-3.4.2-01] */
function isBelow(state: State, firer: Unit, over: Unit, target: Unit): boolean {
  if (!isArtillery(firer)) return false
  const { most } = levelsUnder(state, hullOf(over))
  return levelOf(state, firer) >= most + LEVELS_OVER && levelOf(state, target) >= most
}

function levelOf(state: State, unit: Unit): number {
  const { x, y } = hullOf(unit)
  return levelAt(state, x, y)
}

/** [BA-3.3.1-03] */
function isOpen(firer: Unit, line: Unit, target: Unit): boolean {
  if (!areEnemies(firer, line) || !isSkirmishLine(line)) return false
  return isArtillery(firer) || isTouching(line, target)
}

/** The first that a line runs through although fire may not go through it or over it. */
export function barrierOn(
  bystanders: readonly Bystander[],
  from: Point,
  to: Point,
): Unit | undefined {
  return bystanders.find(
    ({ body, isBelow: isOver, isOpen: isNothing }) =>
      !isOver && !isNothing && crosses(body, from, to),
  )?.unit
}

/** Whether a line runs through a body. */
export function crosses(body: Hull, from: Point, to: Point): boolean {
  return segmentCrossesHull(from.x, from.y, to.x, to.y, body)
}
