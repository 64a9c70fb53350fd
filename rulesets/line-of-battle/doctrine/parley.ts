import type { Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { spend } from '../points/spend.ts'
import type { State } from '../state.ts'
import { evaluate } from './evaluate.ts'

/** [LOB-262] The fewest points that change the throw are worth spending. */
export function bestSpending(state: State, seat: Seat): Order {
  const [fewest] = spend.offers(state, seat).toSorted((a, b) => a.points - b.points)
  return fewest ?? { kind: 'keep' }
}

/** [LOB-126] [LOB-048] Re-centring hurts nobody; the end is agreed to by the side that is ahead. */
export function bestReply(state: State, seat: Seat): Order {
  if (state.proposal === 'recentre' || evaluate(state, seat) > 0) return { kind: 'agree' }
  return { kind: 'decline' }
}
