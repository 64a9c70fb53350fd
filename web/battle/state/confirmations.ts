import { forfeitsOf } from '@grognard/umpire'
import type { Forfeit, Kind } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import { orderInHand } from './main-order.ts'
import { isSameOrder } from './same-order.ts'
import { withoutOrders } from './without-orders.ts'

/** What the player is asked before something that may not have been meant is done. */
export type Asked =
  /** The order goes on while pieces have no orders yet. */
  | { about: 'unwritten'; order: Kind; count: number }
  /** The order goes on while pieces could still do what they lose by it. */
  | { about: 'forfeit'; order: Kind; forfeits: readonly Forfeit[] }
  /** Another piece is chosen while an order has been made ready and not given. */
  | { about: 'ungiven'; order: Kind; piece: string }

/** What ends or may end the battle is taken in hand first, by whatever way it is given. */
export function isYetToConsider({ turnView, pending }: BattleState, order: Kind): boolean {
  const tool = turnView?.orderContext.tool(order.kind)
  if (tool?.tool !== 'list' || tool.isGrave !== true) return false
  return !isSameOrder(order, pending) && turnView?.orderContext.judge(order).allowed === true
}

/** What is asked before the order is given; null when it may be given at once. */
export function askedBefore(state: BattleState, order: Kind): Asked | null {
  const tool = state.turnView?.orderContext.tool(order.kind)
  if (tool?.tool !== 'list' || !tool.isPrimary) return null
  if (!state.turnView?.orderContext.judge(order).allowed) return null
  const { length: count } = withoutOrders(state)
  if (count > 0) return { about: 'unwritten', order, count }
  const { view, viewer } = state.turnView
  const forfeits = forfeitsOf(tool, view, viewer)
  return forfeits.length === 0 ? null : { about: 'forfeit', order, forfeits }
}

/** The order has been given and stands: given once more it would change nothing. */
export function isChosenAlready({ turnView }: BattleState, order: Kind): boolean {
  const tool = turnView?.orderContext.tool(order.kind)
  return (
    tool?.tool === 'list' && turnView !== null && tool.isChosen?.(order, turnView.view) === true
  )
}

/** What is asked before another piece is taken up. */
export function askedBeforeTaking(state: BattleState, piece: string): Asked | null {
  const order = orderInHand(state)
  return order && piece !== state.selected ? { about: 'ungiven', order, piece } : null
}
