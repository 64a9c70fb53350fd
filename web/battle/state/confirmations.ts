import { forfeitsOf } from '@grognard/umpire'
import type { Kind, OrderSheet } from '@grognard/umpire'
import type { BattleState, Confirmation } from './battle-state.ts'
import { isSameOrder, orderInHand } from './main-order.ts'

/** What ends or may end the battle is taken in hand first, by whatever way it is given. */
export function isYetToConsider({ turnView, pending }: BattleState, order: Kind): boolean {
  const tool = turnView?.orderContext.tool(order.kind)
  if (tool?.tool !== 'list' || tool.isGrave !== true) return false
  return !isSameOrder(order, pending) && turnView?.orderContext.judge(order).allowed === true
}

/** What is asked before the order is given; null when it may be given at once. */
export function askedBefore(state: BattleState, order: Kind): Confirmation | null {
  const tool = state.turnView?.orderContext.tool(order.kind)
  if (tool?.tool !== 'list' || !tool.isPrimary) return askedBeforeLast(state, [order])
  if (!state.turnView?.orderContext.judge(order).allowed) return null
  const names = withoutOrders(state).map(({ name }) => name)
  if (names.length > 0) return { about: 'unwritten', order, names }
  const { view, viewer } = state.turnView
  const forfeits = forfeitsOf(tool, view, viewer)
  return forfeits.length === 0 ? null : { about: 'forfeit', order, forfeits }
}

/** What is asked before orders with which the step ends, though nobody says that he has finished. */
export function askedBeforeLast(
  { game, turnView }: BattleState,
  [order, ...more]: readonly Kind[],
): Confirmation | null {
  if (!turnView?.ask || !order) return null
  const { ask, orderContext, view, viewer } = turnView
  const isUnsaid = ask.asks.some(kind => {
    const tool = orderContext.tool(kind)
    return tool.tool === 'list' && tool.isUnsaidAt?.includes(ask.step) === true
  })
  const isLast = isUnsaid && game.areLast(view, viewer, [order, ...more])
  return isLast ? { about: 'last', order, more } : null
}

/** The order has been given and stands: given once more it would change nothing. */
export function isChosenAlready({ turnView }: BattleState, order: Kind): boolean {
  const tool = turnView?.orderContext.tool(order.kind)
  return (
    tool?.tool === 'list' && turnView !== null && tool.isChosen?.(order, turnView.view) === true
  )
}

/** What goes on has asked its question: pressed again it would ask the same. */
export function isAnswerAwaited({ confirmation }: BattleState): boolean {
  return confirmation !== null && confirmation.about !== 'ungiven'
}

/** What is asked before another piece is taken up. */
export function askedBeforeTaking(state: BattleState, piece: string): Confirmation | null {
  const order = orderInHand(state)
  return order && piece !== state.selected ? { about: 'ungiven', order, piece } : null
}

/** So many of them are named, wherever they are told of; the others are counted. */
export const MOST_NAMED = 3

/** The rows of the viewer's order sheet that nothing is written in yet; none while nobody is asked. */
export function withoutOrders({
  turnView,
  game,
}: Pick<BattleState, 'turnView' | 'game'>): OrderSheet[] {
  if (!turnView?.ask) return []
  const rows = game.orderSheets(turnView.view, turnView.viewer)
  return rows.filter(({ orders }) => orders.length === 0)
}
