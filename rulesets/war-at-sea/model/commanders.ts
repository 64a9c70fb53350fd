import { sharedOut } from '@grognard/umpire'
import type { Commander, Seat } from '@grognard/umpire'
import type { State } from './state.ts'
import { findPlane, findUnit } from './units.ts'

/** [WAS-051] The ships of a side shared out in the order of their cards: each has a task group. */
export function taskGroups(
  { units }: Pick<State, 'units'>,
  side: Seat,
  count: number,
): Commander[] {
  const ships = units.filter(({ seat }) => seat === side).map(({ id }) => ({ id, weight: 1 }))
  return sharedOut(side, count, ships)
}

/** [WAS-051] How many share a side. */
export function commandersOn({ commanders }: Pick<State, 'commanders'>, side: Seat): number {
  return Math.max(1, commanders.filter(one => one.side === side).length)
}

/**
 * [WAS-051] Whom a unit obeys: who has it in his task group; an aircraft whoever has the carrier that
 * it came from. The senior has what stands ashore or has lost its carrier.
 */
export function commanderOf(state: State, piece: string): Seat | undefined {
  const unit = findUnit(state, piece)
  const plane = unit ? undefined : findPlane(state, piece)
  const side = (unit ?? plane)?.seat
  if (side === undefined || state.commanders.length === 0) return side
  const ship = plane ? plane.home : piece
  return state.commanders.find(one => one.side === side && one.charge.includes(ship))?.seat ?? side
}
