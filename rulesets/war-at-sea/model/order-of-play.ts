import type { Seat } from '@grognard/umpire'
import type { State } from './state.ts'

/** [WAS-046] The first player, then the second. */
export function inOrder(state: State): readonly Seat[] {
  return state.order
}
