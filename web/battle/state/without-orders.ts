import type { OrderSheet } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'

/** The rows of the viewer's order sheet that nothing is written in yet; none while nobody is asked. */
export function withoutOrders({
  standing,
  battle,
}: Pick<BattleState, 'standing' | 'battle'>): OrderSheet[] {
  if (!standing?.ask) return []
  const rows = battle.game.orderSheets(standing.view, standing.viewer)
  return rows.filter(({ orders }) => orders.length === 0)
}
