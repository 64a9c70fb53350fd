import type { Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { unitOf } from '../units.ts'
import { strengthOf } from './field.ts'
import { firstOffer, legalOrdersOf } from './offers.ts'

/** Whoever can help a friend does. */
export function bestFriend(view: State, seat: Seat): Order | undefined {
  return firstOffer(view, seat, 'support', 'beNeighbour')
}

/** A broken enemy is followed where the next one is weaker; an empty house is taken. */
export function bestAdvance(view: State, seat: Seat): Order | undefined {
  return legalOrdersOf(view, seat, 'advance').find(({ unit, target, building }) => {
    if (building !== '') return true
    if (target === '') return false
    return strengthOf(unitOf(view, unit)) > strengthOf(unitOf(view, target))
  })
}
