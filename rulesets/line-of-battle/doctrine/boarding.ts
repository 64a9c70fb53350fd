import type { Seat } from '@grognard/umpire'
import { board } from '../melee/board.ts'
import { takeOver } from '../melee/take-over.ts'
import { continueMelee, manPrize } from '../melee/victor.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { bestBy, middleOf } from './choosing.ts'
import { boardingMargin } from './weights.ts'

/** [LOB-160] [LOB-151] Prizes for the taking first, then the crews that are weakest by comparison. */
export function bestBoarding(state: State, seat: Seat): Order {
  const prize = middleOf(takeOver.legalOrders(state, seat))
  if (prize) return prize
  const margin = (order: { ship: string; target: string }) =>
    shipOf(state, order.ship).crew - shipOf(state, order.target).crew
  const best = bestBy(board.legalOrders(state, seat), margin)
  return best && margin(best) >= boardingMargin ? best : { kind: 'done' }
}

/** [LOB-174] Half the crew goes aboard the prize. */
export function bestPrizeCrew(state: State, seat: Seat): Order | undefined {
  return middleOf(manPrize.legalOrders(state, seat))
}

/** [LOB-169] A victorious defender fights on when his crew is the larger. */
export function bestAsVictor(state: State, seat: Seat): Order {
  const melee = state.melees.find(row => row.isOpen)
  const [onward] = continueMelee.legalOrders(state, seat)
  if (!melee || !onward) return { kind: 'breakOff' }
  const isLarger = shipOf(state, melee.defender).crew > shipOf(state, melee.attacker).crew
  return isLarger ? onward : { kind: 'breakOff' }
}
