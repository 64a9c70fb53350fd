import type { Game } from '../game.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Piece } from '../picture.ts'
import type { Playable } from '../playable.ts'
import type { SeatRecord } from '../battle/seat-record.ts'
import { ordersLastTime } from './again.ts'
import type { GroupWish, OpenGroupOrder, SharedOut } from './command.ts'
import { AS_LAST_TIME } from './game-command.ts'

/** The table as a seat knows it, and what it has ordered before. */
export interface AtTheTable extends Pick<SeatRecord, 'game' | 'view' | 'entries'> {
  seat: Seat
}

/** The orders for many that may be given to the pieces now: those of the ruleset, and what they did the last time. */
export function openToGroup(at: AtTheTable, pieces: readonly string[]): OpenGroupOrder[] {
  const { game, view, seat } = at
  if (!game.asks(view).some(ask => ask.seat === seat)) return []
  const own = game.groupOrders(view, seat)
  if (own.some(({ id }) => id === AS_LAST_TIME)) return own
  const isAgain = ordersLastTime(at, seat).some(order =>
    pieces.includes(actorIn(game, view, order) ?? ''),
  )
  return isAgain ? [...own, { id: AS_LAST_TIME, aim: 'nothing' }] : own
}

function actorIn(game: Game, view: Playable, order: Kind): string | undefined {
  const tool = game.tool(order.kind)
  return tool.tool === 'form' ? undefined : tool.piece?.(order, view)
}

/** The order for many, shared out; what was ordered the last time is looked up where that is wanted. */
export function sharedOutAt(
  at: AtTheTable,
  { id, pieces, aim }: Omit<GroupWish, 'lastTime'>,
): SharedOut<Kind> {
  const { game, view, seat } = at
  const lastTime = id === AS_LAST_TIME ? ordersLastTime(at, seat) : []
  return game.shareOut(view, seat, { id, pieces, aim, lastTime })
}

/** The orders that would be given: of those that the umpire does not refuse. */
export function ordersToGive(shared: SharedOut<Kind>): readonly Kind[] {
  return shared.members.flatMap(({ ruling, orders }) => (ruling.allowed ? orders : []))
}

/** Those of the seat that an order for many may be for: a commander's own figure is no part of a body. */
export function commandedAmong(pieces: readonly Piece[], seat: Seat): string[] {
  return pieces.filter(piece => piece.seat === seat && piece.shape !== 'rider').map(({ id }) => id)
}
