import { hullDistance, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { isFollowing } from '@grognard/geometry/measured/line-ahead.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { canStandInLine } from '../movement/lines.ts'
import { isActiveEnemy } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { lineOfBattle } from '../tables/manoeuvres.ts'
import { boardingGap } from '../tables/melee.ts'
import { distanceBetween, goalOf, quarryOf } from './goals.ts'
import { exchangeWorth } from './gunnery.ts'
import { chargeOf, isAtCoast } from './spying.ts'
import {
  boardingMargin,
  edgeMargin,
  elbowRoom,
  wantedRange,
  weights,
  wideBerth,
} from './weights.ts'

/** A ship as it would lie at the end of a move. */
export function shipAt(ship: Ship, pose: Pose, travelled: number): Ship {
  return { ...ship, x: pose.x, y: pose.y, heading: pose.heading, travelled }
}

/** Enemies on the board that can still fight. */
export function foesOf(state: State, ship: Ship): Ship[] {
  return state.ships.filter(other => isActiveEnemy(state, ship, other))
}

/** How good it is for a ship to lie there: guns, range, line, edges, and what the scenario asks. */
export function placeWorth(state: State, ship: Ship, enemies: readonly Ship[]): number {
  const fighting =
    exchangeWorth(state, ship, enemies) +
    boardingWorth(ship, enemies) +
    lineWorth(state, ship) +
    coastWorth(state, ship) -
    crowdIn(state, ship) * weights.crowd
  const goal = goalOf(state, ship)
  if (goal) {
    const way = (distanceBetween(ship, goal) / 1000) * weights.goal
    return fighting - way - closenessTo(ship, enemies) * weights.shun
  }
  const charge = chargeOf(state, ship)
  const escort = charge ? (distanceBetween(ship, charge) / 1000) * weights.escort : 0
  const quarry = quarryOf(state, ship)
  const chase = quarry ? (distanceBetween(ship, quarry) / 1000) * weights.chase : 0
  return fighting + rangeWorth(ship, enemies) + edgeWorth(state, ship) - chase - escort
}

function rangeWorth(ship: Ship, enemies: readonly Ship[]): number {
  if (enemies.length === 0) return 0
  let nearest = Infinity
  for (const enemy of enemies) nearest = Math.min(nearest, hullDistance(ship, enemy))
  return (-Math.max(0, nearest - wantedRange) / 1000) * weights.distance
}

/** A ship that is bound somewhere keeps out of the enemy's grasp: inches too near, all together. */
function closenessTo(ship: Ship, enemies: readonly Ship[]): number {
  let closeness = 0
  for (const enemy of enemies)
    if (isHullWithin(ship, enemy, wideBerth))
      closeness += (wideBerth - hullDistance(ship, enemy)) / 1000
  return closeness
}

/** A ship that means to stay keeps clear of the edges. */
function edgeWorth(state: State, ship: Ship): number {
  const room = Math.min(ship.x, ship.y, state.width - ship.x, state.height - ship.y)
  return (-Math.max(0, edgeMargin - room) / 1000) * weights.edge
}

/** How many hulls lie closer than there is room for, all together from 0 to 1 each. */
function crowdIn(state: State, ship: Ship): number {
  let crowd = 0
  for (const other of state.ships) {
    if (other.id === ship.id || other.status !== 'afloat') continue
    if (isHullWithin(ship, other, elbowRoom)) crowd += 1 - hullDistance(ship, other) / elbowRoom
  }
  return crowd
}

/** Alongside a weaker crew is where a captain wants to be, and not alongside a stronger one. */
function boardingWorth(ship: Ship, enemies: readonly Ship[]): number {
  let worth = 0
  for (const enemy of enemies) {
    if (hullDistance(ship, enemy) > boardingGap) continue
    worth += ship.crew >= enemy.crew + boardingMargin ? weights.boarding : -weights.boarding
  }
  return worth
}

const limits = {
  gap: lineOfBattle.gap,
  cone: lineOfBattle.bearing,
  heading: lineOfBattle.headingDifference,
}

/** [LOB-104] In line ahead of or behind friends that have moved. */
export function lineWorth(state: State, ship: Ship): number {
  if (!canStandInLine(state, ship)) return 0
  let worth = 0
  for (const other of state.ships) {
    if (other.seat !== ship.seat || other.id === ship.id || !other.hasMoved) continue
    if (!canStandInLine(state, other)) continue
    if (isFollowing(other, ship, limits) || isFollowing(ship, other, limits)) worth += weights.line
  }
  return worth
}

function coastWorth(state: State, ship: Ship): number {
  return state.objectives.length > 0 && isAtCoast(state, ship) ? weights.coast : 0
}
