import type { Seat } from '@grognard/umpire'
import { cardOf, fleetOf } from '../model/ships.ts'
import { isEscaping } from './escapes.ts'
import type { Ship, State } from '../model/state.ts'
import { sum } from './worth.ts'

/** Shares of a ship's worth that her squares make up; the rest is hers as long as she floats. */
const shares = { hull: 0.4, crew: 0.25, guns: 0.15, rigging: 0.1 }

/** An ended battle is worth more than any that goes on. */
const WON = 2

/** What the seat's fleet is worth less what the other is, in parts of both as built; -1 to 1 before it is over. */
export function evaluate(view: State, seat: Seat): number {
  const fleet = fleetOf(view, seat)
  const worth = [0, 0]
  let whole = 0
  for (const ship of view.ships) {
    const { points, fleet: built } = cardOf(view, ship)
    whole += points
    const flies = fleetOf(view, ship.seat)
    if (ship.status === 'struck' || ship.status === 'surrendered' || flies !== built)
      worth[1 - built] = (worth[1 - built] ?? 0) + points * (flies === built ? BEATEN : TAKEN)
    else worth[flies] = (worth[flies] ?? 0) + points * conditionOf(view, ship)
  }
  const lead = whole === 0 ? 0 : ((worth[fleet] ?? 0) - (worth[1 - fleet] ?? 0)) / whole
  return lead + outcomeWorth(view, seat)
}

function outcomeWorth({ outcome }: State, seat: Seat): number {
  if (!outcome || outcome.winners.length === 0) return 0
  return outcome.winners.includes(seat) ? WON : -WON
}

/** What an enemy ship that has struck, and one that is taken, counts for her victor, of her points. */
const BEATEN = 0.4
const TAKEN = 0.9

/** How sound she is, 0 to 1. */
function conditionOf(state: State, ship: Ship): number {
  if (ship.status === 'sunk' || ship.status === 'exploded') return 0
  if (ship.status === 'escaped') return isEscaping(state, ship) ? ESCAPED : 1
  if (ship.doom !== 'none') return 0
  const { log } = cardOf(state, ship)
  const rest = 1 - shares.hull - shares.crew - shares.guns - shares.rigging
  return (
    rest +
    shares.hull * part(ship.hull, log.hull) +
    shares.crew * part(sum(ship.crew), sum(log.crew)) +
    shares.guns * part(sum(ship.guns) + sum(ship.carronades), 2 * (log.guns + log.carronades)) +
    shares.rigging * part(sum(ship.rigging), sum(log.rigging))
  )
}

/** [WS-S-6] Whoever is to escape and does has more than a sound ship. */
const ESCAPED = 1.5

function part(left: number, whole: number): number {
  return whole === 0 ? 1 : left / whole
}
