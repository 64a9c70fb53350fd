import type { Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { sideOf } from '../players.ts'
import { spend } from '../points/spend.ts'
import type { State } from '../state.ts'
import { isAllWon, isHopeless } from './hope.ts'

/** [LOB-262] The fewest points that change the throw are worth spending. */
export function bestSpending(state: State, seat: Seat): Order {
  const [fewest] = spend.legalOrders(state, seat).toSorted((a, b) => a.points - b.points)
  return fewest ?? { kind: 'keep' }
}

/** [LOB-126] [LOB-048] Re-centring hurts nobody; to the end only who has nothing more to hope for agrees. */
export function bestReply(state: State, seat: Seat): Order {
  const agrees = state.proposal === 'recentre' || isContent(state, sideOf(state, seat))
  return { kind: agrees ? 'agree' : 'decline' }
}

/** Where points decide: the battle is lost, or nothing more is to be won. A task is seen through. */
function isContent(state: State, side: number): boolean {
  const { victory } = state.rules
  if (victory !== 'points' && victory !== 'duel') return false
  return isHopeless(state, side) || isAllWon(state, side)
}
