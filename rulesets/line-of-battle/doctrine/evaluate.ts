import type { Seat } from '@grognard/umpire'
import { sumOf, victoryPoints } from '../rally/victory-points.ts'
import { isOperational } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { rowIds } from '../tables/damage.ts'
import { outlookFor, placeWorth, stationWorth } from './position.ts'
import { areGunsToSpeak } from './time.ts'
import { weights } from './weights.ts'

const WON = 10_000

/** How good a position is for a seat: its ships, their boxes and where they lie, against the other's. */
export function evaluate(view: State, seat: Seat): number {
  if (view.outcome) return outcomeWorth(view, seat)
  const side = sideOf(view, seat)
  let worth = 0
  for (const ship of view.ships) {
    const sign = sideOf(view, ship.seat) === side ? 1 : -1
    worth += sign * shipWorth(view, ship)
  }
  return isNearlyOver(view) ? worth + lead(view, side) * weights.point : worth
}

/** Turns before the last from which points are counted: until then quarters change hands freely. */
const LAST_TURNS = 1

function isNearlyOver({ turn, rules }: State): boolean {
  return turn >= rules.turnLimit - LAST_TURNS
}

/** Points that the side would have more than the other if the battle ended now. */
function lead(view: State, side: number): number {
  return sumOf(victoryPoints(view, side)) - sumOf(victoryPoints(view, 1 - side))
}

function outcomeWorth(view: State, seat: Seat): number {
  const winners = view.outcome?.winners ?? []
  if (winners.length === 0) return 0
  return winners.includes(seat) ? WON : -WON
}

function shipWorth(view: State, ship: Ship): number {
  if (ship.status === 'inHarbour') return weights.ship * 3
  if (ship.status === 'waiting') return weights.ship
  if (!isOperational(ship)) return 0
  let worth = weights.ship - ship.moraleFails
  for (const row of rowIds) worth += ship[row] * weights[row]
  const outlook = outlookFor(view, ship, 0)
  const there = areGunsToSpeak(view) ? placeWorth(outlook, ship) : stationWorth(outlook, ship)
  return worth + there
}
