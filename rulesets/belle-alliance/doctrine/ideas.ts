import type { Idea, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { manners } from './tempers.ts'
import { nextWritten } from './writing.ts'

/** Before anything is written the manner of the whole turn is to be decided. */
export function ideas(view: State, seat: Seat): Idea<Order>[] {
  if (view.place[view.place.length - 1]?.at !== 'orders' || view.sheets.length > 0) return []
  return manners.map((manner, index) => ({
    order: nextWritten(view, seat, manner) ?? { kind: 'seal' },
    worth: -index,
    manner,
  }))
}
