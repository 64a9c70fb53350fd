import { isAtEnd, isOpenWay, listedFor, reachOfWays } from '@grognard/board'
import type { Point, Way } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import type { Standing } from './turn-view.ts'

/** Offered orders that lead the piece in hand elsewhere, with their ways. */
export function waysIn(
  { selected, draft }: BattleState,
  standing: Standing,
): (readonly [Kind, Way])[] {
  const { choices, picture } = standing
  if (draft) return []
  const piece = picture.pieces.find(one => one.id === selected)
  return listedFor(choices, selected).flatMap(order => {
    const way = wayOf(standing, order)
    return isOpenWay(way, piece) ? [[order, way] as const] : []
  })
}

/** Where an order leads that is offered; nowhere when its tool does not say. */
export function wayOf({ desk }: Standing, order: Kind): Way {
  const tool = desk.tool(order.kind)
  if (tool.tool === 'path') return tool.trace(desk.view, desk.seat, order).poses
  return (tool.tool === 'list' && tool.leads?.(desk.view, desk.seat, order)) || []
}

/** The orders whose way ends at a point. */
export function ordersLedTo(state: BattleState, standing: Standing, place: Point): Kind[] {
  const reach = reachOfWays(standing.picture)
  return waysIn(state, standing)
    .filter(([, way]) => isAtEnd(way, place, reach))
    .map(([order]) => order)
}

/** The order to be shown while the pointer rests on a point: the one in hand, or the first. */
export function orderUnder(state: BattleState, place: Point | null): Kind | null {
  const { standing, pending } = state
  if (!standing || !place) return null
  const led = ordersLedTo(state, standing, place)
  return led.find(order => order === pending) ?? led[0] ?? null
}
