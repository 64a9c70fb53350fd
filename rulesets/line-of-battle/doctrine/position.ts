import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { isActiveEnemy } from '../ships.ts'
import { sideOf } from '../state.ts'
import type { Ship, State } from '../state.ts'
import { boardingGap } from '../tables/melee.ts'
import { convoySide } from '../tables/setup.ts'
import { exchangeWorth } from './gunnery.ts'
import { boardingMargin, wantedRange, weights } from './weights.ts'

/** A ship as it would lie at the end of a move. */
export function shipAt(ship: Ship, pose: Pose, travelled: number): Ship {
  return { ...ship, x: pose.x, y: pose.y, heading: pose.heading, travelled }
}

/** How good it is for a ship to lie there: guns, range, edges, and what the scenario asks. */
export function placeWorth(state: State, ship: Ship, enemies: readonly Ship[]): number {
  return (
    exchangeWorth(state, ship, enemies) +
    rangeWorth(ship, enemies) +
    edgeWorth(state, ship) +
    boardingWorth(ship, enemies) +
    goalWorth(state, ship)
  )
}

function rangeWorth(ship: Ship, enemies: readonly Ship[]): number {
  let nearest = Number.MAX_SAFE_INTEGER
  for (const enemy of enemies) nearest = Math.min(nearest, hullDistance(ship, enemy))
  if (enemies.length === 0) return 0
  return (-Math.max(0, nearest - wantedRange) / 1000) * weights.distance
}

/** A ship that means to stay keeps clear of the edges. */
function edgeWorth(state: State, ship: Ship): number {
  if (isBound(state, ship)) return 0
  const room = Math.min(ship.x, ship.y, state.width - ship.x, state.height - ship.y)
  return (-Math.max(0, weights.edgeMargin - room) / 1000) * weights.edge
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

/** The scenario gives the ship somewhere to go. */
export function isBound(state: State, ship: Ship): boolean {
  return goalOf(state, ship) !== null
}

/** Where the scenario wants the ship to go; null where it is only to fight. */
export function goalOf(state: State, ship: Ship): { x: number; y: number } | null {
  const { victory, entrance } = state.rules
  const isRunner = sideOf(state, ship.firstSeat) === convoySide
  if (!isRunner) return null
  if (victory === 'blockade' && entrance)
    return { x: state.width + 1000, y: Math.round((entrance.from + entrance.to) / 2) }
  if (victory === 'puttingToSea') return { x: state.width + 1000, y: ship.y }
  if (victory === 'convoy' && ship.card === 'merchant') return nearestEdge(state, ship)
  return victory === 'spy' ? spyGoal(state, ship) : null
}

/** Straight on over the edge that lies ahead of the fleet. */
function nearestEdge(state: State, ship: Ship): { x: number; y: number } {
  const quarter = Math.round((ship.heading % 36_000) / 9000) % 4
  if (quarter === 0) return { x: ship.x, y: state.height + 1000 }
  if (quarter === 1) return { x: state.width + 1000, y: ship.y }
  return quarter === 2 ? { x: ship.x, y: -1000 } : { x: -1000, y: ship.y }
}

/** To the coast while nobody is ashore, to the pick-up while somebody is, then home over the edge. */
function spyGoal(state: State, ship: Ship): { x: number; y: number } | null {
  const [landing] = state.landings
  const village = state.objectives[0]
  if (landing?.outcome === 'ashore') return { x: landing.pickUpX, y: landing.pickUpY }
  if (landing?.outcome === 'succeeded')
    return landing.carrier === ship.id ? { x: ship.x, y: -1000 } : null
  return landing || !village ? null : { x: village.x, y: village.y }
}

function goalWorth(state: State, ship: Ship): number {
  const goal = goalOf(state, ship)
  if (!goal) return 0
  const x = goal.x - ship.x
  const y = goal.y - ship.y
  return (-Math.sqrt(x * x + y * y) / 1000) * weights.goal * 2
}

/** Enemies on the board that can still fight. */
export function foesOf(state: State, ship: Ship): Ship[] {
  return state.ships.filter(other => isActiveEnemy(state, ship, other))
}
