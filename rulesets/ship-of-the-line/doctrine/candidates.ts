import type { Dice, Candidate, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { activeShip } from '../ships.ts'
import type { State } from '../state.ts'
import { beginningOf, bestOfTurn, meansOf } from './captain.ts'
import { outlookFor } from './outlook.ts'
import { bestPlans } from './plan.ts'
import { reasonsFor } from './reasons.ts'

/** What a captain may do next with the ship in turn; the doctrine's own choice stands first. */
export function candidates(view: State, seat: Seat, dice: Dice): Candidate<Order>[] {
  if (view.place[view.place.length - 1]?.at !== 'captain') return []
  const ship = activeShip(view)
  const chosen = bestOfTurn(view, seat, dice)
  if (!chosen || ship.status === 'disengaged' || chosen.kind === 'playCard') return []
  const outlook = outlookFor(view, seat, ship)
  const means = meansOf(outlook)
  const found = bestPlans(outlook, ship, means).flatMap(plan => {
    const order = beginningOf(view, seat, ship, plan, means)
    return order ? [{ order, worth: plan.worth, because: reasonsFor(ship, plan) }] : []
  })
  const key = JSON.stringify(chosen)
  const first = found.find(({ order }) => JSON.stringify(order) === key)
  return withoutTwins([first ?? { order: chosen, worth: found[0]?.worth ?? 0 }, ...found])
}

function withoutTwins(found: readonly Candidate<Order>[]): Candidate<Order>[] {
  const byOrder = new Map<string, Candidate<Order>>()
  for (const candidate of found) {
    const key = JSON.stringify(candidate.order)
    if (!byOrder.has(key)) byOrder.set(key, candidate)
  }
  return [...byOrder.values()]
}
