import type { Seat } from '@grognard/umpire'
import type { State } from './state.ts'

/** [WAS-046] [WAS-064] The first player's whole step, then the second's. */
export function inOrder(state: State): readonly Seat[] {
  return state.order
}
