import type { Seat } from '@grognard/umpire'
import type { Player, State } from './state.ts'

/** RangeError for an unknown seat. */
export function playerOf(state: State, seat: Seat): Player {
  const players = state.players
  for (let i = 0; i < players.length; i++) {
    const player = players[i]
    if (player !== undefined && player.seat === seat) return player
  }
  throw new RangeError(`There is no seat "${seat}".`)
}

/**
 * The seats in the order of their rolls, the highest first. Those who tie roll among themselves, the
 * higher tie before the lower; `tied` is told of each.
 */
export function rankedByRolls(
  seats: readonly Seat[],
  roll: (seat: Seat) => number,
  tied: (seats: readonly Seat[], total: number) => void = () => undefined,
): Seat[] {
  const order: Seat[] = []
  const open: { seats: readonly Seat[]; total: number | null }[] = [{ seats, total: null }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.seats.length < 2) order.push(...next.seats)
    else {
      if (next.total !== null) tied(next.seats, next.total)
      open.push(...groupsByRoll(next.seats, roll))
    }
  }
  return order
}

/** The lowest first, so that the highest is taken up next. */
function groupsByRoll(
  seats: readonly Seat[],
  roll: (seat: Seat) => number,
): { seats: Seat[]; total: number }[] {
  const groups = Map.groupBy(
    seats.map(seat => ({ seat, total: roll(seat) })),
    row => row.total,
  )
  return [...groups]
    .map(([total, rows]) => ({ total, seats: rows.map(row => row.seat) }))
    .toSorted((a, b) => a.total - b.total)
}

export function sideOf(state: State, seat: Seat): number {
  return playerOf(state, seat).side
}
