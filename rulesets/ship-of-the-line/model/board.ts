import { headingOf, turned } from '@grognard/geometry/dots/heading.ts'
import { isOnBoard } from './ships.ts'
import type { Ship, State } from './state.ts'

/** On the board, taken or not. */
export function isDot(state: State, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < state.columns && y < state.rows
}

/** [SOL-025] Straight to windward, where no ship sails. */
export function isIntoWind({ windFrom }: Pick<State, 'windFrom'>, heading: number | null): boolean {
  return heading === windFrom
}

/** [SOL-036] Straight downwind. */
export function downwind(state: State): number {
  return turned(state.windFrom, 4)
}

/** The heading to a neighbouring dot, or null. */
export function lineTo(ship: Ship, target: Ship): number | null {
  const dx = target.x - ship.x
  const dy = target.y - ship.y
  if (dx > 1 || dx < -1 || dy > 1 || dy < -1) return null
  return headingOf(dx, dy)
}

/** More dots away than that, along rows or columns: the quick look before all others. */
export function isFarther(ship: Ship, other: Ship, dots: number): boolean {
  const dx = other.x - ship.x
  const dy = other.y - ship.y
  return dx > dots || dx < -dots || dy > dots || dy < -dots
}

/** The ship on a dot, if any. */
export function shipAt(state: State, x: number, y: number): Ship | undefined {
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && ship.x === x && ship.y === y && isOnBoard(ship)) return ship
  }
  return undefined
}

/** Ground units between two dots. */
export const STEP = 1000

/** Columns run to the east, rows to the south; the ground's y runs to the north. */
export const eastOf = (column: number): number => column * STEP
export const northOf = (row: number): number => 0 - row * STEP

/** Hundredths of a degree in one step of heading. */
export const HEADING_STEP = 4500

export interface GroundPose {
  x: number
  y: number
  heading: number
}

/** A dot and a heading in ground units. */
export function poseOf(at: { x: number; y: number; heading: number }): GroundPose {
  return { x: eastOf(at.x), y: northOf(at.y), heading: at.heading * HEADING_STEP }
}
