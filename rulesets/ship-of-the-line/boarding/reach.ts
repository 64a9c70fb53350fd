import { headingOf, turnBetween } from '@grognard/geometry/dots/heading.ts'
import type { Ship, State } from '../state.ts'

/** The heading to a neighbouring dot, or null. */
export function lineTo(ship: Ship, target: Ship): number | null {
  const dx = target.x - ship.x
  const dy = target.y - ship.y
  if (dx > 1 || dx < -1 || dy > 1 || dy < -1) return null
  return headingOf(dx, dy)
}

/** [SOL-100] One plain move would lead onto the other's dot: ahead or 45 degrees to either side. */
export function isAhead(ship: Ship, line: number | null): line is number {
  return line !== null && turnBetween(ship.heading, line) <= 1
}

/** [SOL-102] [SOL-117] Fit to be boarded by a ship that may move: whose it is, where, how sound. */
export function isBoardable(state: State, ship: Ship, target: Ship): boolean {
  if (target.status !== 'afloat' || target.seat === ship.seat) return false
  const line = lineTo(ship, target)
  if (!isAhead(ship, line) || line === state.windFrom) return false
  return target.isPrize || ship.hull <= target.hull
}

/** Whether there is a ship that a ship with a move left may board. */
export function canBoardAny(state: State, ship: Ship): boolean {
  if (ship.isPrize) return false
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]
    if (target !== undefined && isBoardable(state, ship, target)) return true
  }
  return false
}
