import type { Seat } from '@grognard/umpire'
import { isLost } from '../ending/victory.ts'
import type { Ship, Side, State } from '../state.ts'
import { hullSinksAt } from '../tables/ship.ts'
import { sailsOf } from './gunnery.ts'
import { weights } from './weights.ts'

const WON = 1000

/** How good a position is for a seat: what is left of its ships against the other's. */
export function evaluate(view: State, seat: Seat): number {
  if (view.outcome) return outcomeWorth(view.outcome.winners, seat)
  let worth = 0
  for (const ship of view.ships) {
    if (isLost(view, ship)) continue
    worth += ship.firstSeat === seat ? shipWorth(ship) : -shipWorth(ship)
  }
  return worth
}

function outcomeWorth(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0
  return winners.includes(seat) ? WON : -WON
}

/** What a ship is worth to whoever has her. */
export function shipWorth(ship: Ship): number {
  return (
    weights.ship +
    (hullSinksAt - ship.hull) * weights.hull +
    sailsOf(ship) * weights.sail +
    (workingOn(ship, 'starboard') + workingOn(ship, 'port')) * weights.battery +
    (ship.hasRudder ? weights.rudder : 0)
  )
}

function workingOn(ship: Ship, side: Side): number {
  let working = 0
  for (const works of ship.batteries[side]) if (works) working += 1
  return working
}
