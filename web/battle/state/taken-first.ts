import { targetOf } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { Standing } from './turn-view.ts'
import { wayOf } from './ways.ts'

/**
 * Taken in hand first and given when it is pointed at again, on the chart as in the list: what is aimed
 * at a piece, and what leads elsewhere. A cell that is aimed at is pointed at and done.
 */
export function isTakenFirst(standing: Standing, order: Kind): boolean {
  const target = targetOf(standing.desk, order)
  if (target === null) return leadsAway(standing, order)
  return standing.picture.pieces.some(({ id }) => id === target)
}

/** The one exception: a way that has been shown while a pointer rested there is gone at once. */
export function isShownAlready(standing: Standing, order: Kind, previewed: Kind | null): boolean {
  const isAimed = targetOf(standing.desk, order) !== null
  return order === previewed && !isAimed && leadsAway(standing, order)
}

function leadsAway(standing: Standing, order: Kind): boolean {
  return wayOf(standing, order).length > 1
}
