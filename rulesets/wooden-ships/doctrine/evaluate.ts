import type { Seat } from '@grognard/umpire'
import { cardOf, fleetOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/** Shares of a ship's worth that her squares make up; the rest is hers as long as she floats. */
const shares = { hull: 0.4, crew: 0.2, guns: 0.2, rigging: 0.1 }

/** What the seat's fleet is worth less what the other is, in parts of both as built; -1 to 1 and a little more. */
export function evaluate(view: State, seat: Seat): number {
  const fleet = fleetOf(view, seat)
  const worth = [0, 0]
  let whole = 0
  for (const ship of view.ships) {
    const { points, fleet: built } = cardOf(view, ship)
    whole += points
    const flies = fleetOf(view, ship.seat)
    const left = points * conditionOf(view, ship)
    if (ship.status === 'struck' || ship.status === 'surrendered' || flies !== built)
      worth[1 - built] = (worth[1 - built] ?? 0) + points * LOST
    else worth[flies] = (worth[flies] ?? 0) + left
  }
  return whole === 0 ? 0 : ((worth[fleet] ?? 0) - (worth[1 - fleet] ?? 0)) / whole
}

/** What an enemy ship that has struck counts for her victor, of her points. */
const LOST = 0.5

/** How sound she is, 0 to 1. */
export function conditionOf(state: State, ship: Ship): number {
  if (ship.status === 'sunk' || ship.status === 'exploded') return 0
  if (ship.doom !== 'none') return 0
  const { log } = cardOf(state, ship)
  const built = 1 - shares.hull - shares.crew - shares.guns - shares.rigging
  return (
    built +
    shares.hull * part(ship.hull, log.hull) +
    shares.crew * part(sum(ship.crew), sum(log.crew)) +
    shares.guns * part(sum(ship.guns) + sum(ship.carronades), 2 * (log.guns + log.carronades)) +
    shares.rigging * part(sum(ship.rigging), sum(log.rigging))
  )
}

function part(left: number, whole: number): number {
  return whole === 0 ? 1 : left / whole
}

export function sum(squares: readonly number[]): number {
  let all = 0
  for (const each of squares) all += each
  return all
}
