import { isAtEnd, isOpenWay, listedFor, reachOfWays, targetOf } from '@grognard/board'
import type { Point, Way } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import type { TurnView } from './turn-view.ts'

/** Offered orders that lead the piece in hand elsewhere, with their ways. */
export function waysIn(
  { selected, draft }: BattleState,
  turnView: TurnView,
): (readonly [Kind, Way])[] {
  const { choices, picture } = turnView
  if (draft) return []
  const piece = picture.pieces.find(one => one.id === selected)
  return listedFor(choices, selected).flatMap(order => {
    const way = wayOf(turnView, order)
    return isOpenWay(way, piece) ? [[order, way] as const] : []
  })
}

/** Where an order leads that is offered; nowhere when its tool does not say. */
export function wayOf({ orderContext }: TurnView, order: Kind): Way {
  const tool = orderContext.tool(order.kind)
  if (tool.tool === 'path') return tool.trace(orderContext.view, orderContext.seat, order).poses
  return (tool.tool === 'list' && tool.leads?.(orderContext.view, orderContext.seat, order)) || []
}

/** The orders whose way ends at a point. */
export function ordersLedTo(state: BattleState, turnView: TurnView, place: Point): Kind[] {
  const reach = reachOfWays(turnView.picture)
  return waysIn(state, turnView)
    .filter(([, way]) => isAtEnd(way, place, reach))
    .map(([order]) => order)
}

/** The order to be shown while the pointer rests on a point: the one in hand, or the first. */
export function orderUnder(state: BattleState, place: Point | null): Kind | null {
  const { turnView, pending } = state
  if (!turnView || !place) return null
  const led = ordersLedTo(state, turnView, place)
  return led.find(order => order === pending) ?? led[0] ?? null
}

/**
 * Taken in hand first and given when it is pointed at again, on the chart as in the list: what is aimed
 * at a piece, and what leads elsewhere. A cell that is aimed at is pointed at and done.
 */
export function isTakenFirst(turnView: TurnView, order: Kind): boolean {
  const target = targetOf(turnView.orderContext, order)
  if (target === null) return leadsAway(turnView, order)
  return turnView.picture.pieces.some(({ id }) => id === target)
}

/** The one exception: a way that has been shown while a pointer rested there is gone at once. */
export function isShownAlready(turnView: TurnView, order: Kind, previewed: Kind | null): boolean {
  const isAimed = targetOf(turnView.orderContext, order) !== null
  return order === previewed && !isAimed && leadsAway(turnView, order)
}

function leadsAway(turnView: TurnView, order: Kind): boolean {
  return wayOf(turnView, order).length > 1
}
