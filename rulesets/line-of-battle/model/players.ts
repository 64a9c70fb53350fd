import type { Seat } from '@grognard/umpire'
import { actionCosts } from '../book/tables/points.ts'
import type { ActionId } from '../book/tables/points.ts'
import type { LobRefusal, LobTable } from '../rules.ts'
import { refuse } from '../words.ts'
import type { Player, State, Stroke } from './state.ts'

/** No seat is asked. */
export const nobody: readonly Seat[] = []

/** RangeError for an unknown seat. */
export function playerOf(state: State, seat: Seat): Player {
  const players = state.players
  for (let i = 0; i < players.length; i++) {
    const player = players[i]
    if (player !== undefined && player.seat === seat) return player
  }
  throw new RangeError(`There is no seat "${seat}".`)
}

/** The seats of its side, itself among them; none of who has no seat. */
export function alliesOf({ players }: State, seat: Seat): Seat[] {
  const own = players.find(player => player.seat === seat)?.side
  return players.filter(({ side }) => side === own).map(player => player.seat)
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

/** [LOB-006] [LOB-027] Whether the battle is played with action points. */
export function arePlayed(state: State): boolean {
  return state.options.actionPoints
}

/** [LOB-023] [LOB-027] What an action costs; nothing where action points are not played. */
export function costOf(state: State, action: ActionId): number {
  return state.options.actionPoints ? actionCosts[action] : 0
}

/** [LOB-024] Whether the seat's pool holds the cost of the action. */
export function canPay(state: State, seat: Seat, action: ActionId): boolean {
  return !state.options.actionPoints || playerOf(state, seat).pool >= actionCosts[action]
}

/**
 * [LOB-025] The cost leaves the pool when the action is declared and does not come back.
 * [LOB-024] A pool never falls below 0: a boarded ship fights without points as well.
 */
export function pay(table: LobTable, seat: Seat, action: ActionId): void {
  const { pool } = playerOf(table.state, seat)
  const cost = Math.min(pool, costOf(table.state, action))
  if (cost > 0) table.emit({ kind: 'pointsPaid', seat, action, cost, pool: pool - cost })
}

/** [LOB-024] The row for a refusal table whose situations name the state and the seat. */
export function cannotPay<Context extends { state: State; seat: Seat }>(
  action: ActionId,
): LobRefusal<Context> {
  return refuse(
    'LOB-024',
    'lob.refuse.points',
    ({ state, seat }) => !canPay(state, seat, action),
    ({ state, seat }) => ({
      cost: costOf(state, action),
      pool: playerOf(state, seat).pool,
      action: { key: `lob.action.${action}` },
    }),
  )
}

/** [LOB-012] [LOB-111] [LOB-207] [LOB-260] A success goes into the log, one stroke for the seat. */
export function noteStroke(table: LobTable, seat: Seat, stroke: Stroke): void {
  table.emit({ kind: 'strokeNoted', seat, stroke })
}

/** [LOB-053] Players, not sides, act one after the other. */
export function inInitiativeOrder(state: State): readonly Seat[] {
  return state.initiative
}

/** [LOB-115] A player has one party for each objective, and after a failure another. */
export function hasLandedFor(state: State, seat: Seat, objective: string): boolean {
  return state.landings.some(
    row => row.objective === objective && row.seat === seat && row.outcome !== 'failed',
  )
}
