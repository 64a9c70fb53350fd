import { targetOf } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { TurnView } from './turn-view.ts'
import { wayOf } from './ways.ts'

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
