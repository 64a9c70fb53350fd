import type { Draft } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { TurnView } from './turn-view.ts'

type Offering = Pick<TurnView, 'orderContext' | 'legalOrders'>

/** The same list while the same is offered: it is asked for whenever anything is drawn. */
const known = new WeakMap<readonly Kind[], Map<string, readonly Kind[]>>()

/** The offered orders of the kind that is drawn for the piece. */
export function suggested(offering: Offering, draft: Draft): readonly Kind[] {
  const of = known.get(offering.legalOrders) ?? new Map<string, readonly Kind[]>()
  known.set(offering.legalOrders, of)
  const key = JSON.stringify([draft.kind, draft.piece])
  const orders = of.get(key) ?? suggestedAnew(offering, draft)
  of.set(key, orders)
  return orders
}

function suggestedAnew({ orderContext, legalOrders }: Offering, draft: Draft): readonly Kind[] {
  const tool = orderContext.tool(draft.kind)
  if (tool.tool !== 'path' && tool.tool !== 'place') return []
  return legalOrders.filter(order => order.kind === draft.kind && tool.piece(order) === draft.piece)
}
