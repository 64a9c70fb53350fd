import type { OrderSheet } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'

/** The rows of the viewer's order sheet that nothing is written in yet; none while nobody is asked. */
export function withoutOrders({
  turnView,
  game,
}: Pick<BattleState, 'turnView' | 'game'>): OrderSheet[] {
  if (!turnView?.ask) return []
  const rows = game.orderSheets(turnView.view, turnView.viewer)
  return rows.filter(({ orders }) => orders.length === 0)
}
