import type { Draft } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { TurnView } from './turn-view.ts'

/** The offered orders of the kind that is drawn for the piece. */
export function suggested(
  { orderContext, legalOrders }: Pick<TurnView, 'orderContext' | 'legalOrders'>,
  draft: Draft,
): Kind[] {
  const tool = orderContext.tool(draft.kind)
  if (tool.tool !== 'path' && tool.tool !== 'place') return []
  return legalOrders.filter(order => order.kind === draft.kind && tool.piece(order) === draft.piece)
}
