import type { Seat } from '@grognard/umpire'
import { hullSinksAt } from '../book/tables/ship.ts'
import { gunsLeft, sailsOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { isLost } from '../model/victory.ts'

/** What the computer player values; our own measures, found by playing. A hull hit is worth 1 or so. */
export const weights = {
  /** Of damage taken, held against damage dealt. */
  taken: 0.8,
  /** Of what an enemy could do in its next turn, and of what the ship itself could in its own. */
  exposure: 0.7,
  opportunity: 0.5,
  /** Of an answer that comes when the target's guns have been thinned. */
  answer: 0.9,
  /** For each cable farther from the nearest enemy than the range wanted. */
  distance: 0.35,
  /** For each dot nearer to the board's edge than the margin. */
  edge: 0.7,
  /** For each friend on a neighbouring dot. */
  crowd: 0.3,
  /** For lying to windward of the nearest enemy. */
  weatherGauge: 0.4,
  /** A ship lost or taken, beside what is left of her. */
  ship: 18,
  /** How much more a ship is worth that is staked on even dice. */
  risk: 1.25,
  /** A hull hit that is still to come until she sinks. */
  hull: 0.4,
  sail: 0.5,
  battery: 0.5,
  rudder: 2,
  /** Two turns off the board. */
  leaving: -9,
  /** For the square of the hull hits that may be mended there. */
  mending: 0.03,
  /** A prize brought to safety; how much nearer to the edge and farther from enemies counts for it. */
  safety: 12,
  flight: 0.8,
  shun: 0.5,
} as const

/** Cables at which a captain wants to fight, and how near the edge he likes to go. */
export const wantedRange = 1
export const edgeMargin = 2

/** What a card must gain before it is given away. */
export const cardWorth = 1

/** The least that an attack must gain. */
export const attackWorth = 0.15

/** Hull hits above which holes are plugged. */
export const leakyHull = 8

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
    (gunsLeft(ship, 'starboard') + gunsLeft(ship, 'port')) * weights.battery +
    (ship.hasRudder ? weights.rudder : 0)
  )
}
