import type { Draft } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { Standing } from './turn-view.ts'

/** The offered orders of the kind that is drawn for the piece. */
export function suggested(
  { desk, legalOrders }: Pick<Standing, 'desk' | 'legalOrders'>,
  draft: Draft,
): Kind[] {
  const tool = desk.tool(draft.kind)
  if (tool.tool !== 'path' && tool.tool !== 'place') return []
  return legalOrders.filter(order => order.kind === draft.kind && tool.piece(order) === draft.piece)
}
