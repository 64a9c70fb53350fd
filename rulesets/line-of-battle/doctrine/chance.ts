import type { Seat } from '@grognard/umpire'
import { earnedBy, sumOf } from '../chapters/ending/score.ts'
import { sideOf } from '../model/players.ts'
import { isOperational } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/**
 * What tells who wins, fitted by logistic regression to 500 battles of the doctrine with itself (the
 * Glorious First of June): boxes of ships that can fight, and points, the more the nearer the end is.
 */
const weights = { hull: 0.0167, sails: 0.02, crew: 0.02, points: 0.146 } as const

/** How likely a seat is to win from here, 0 to 1. */
export function chanceToWin(view: State, seat: Seat): number {
  const side = sideOf(view, seat)
  if (view.outcome) {
    const { winners } = view.outcome
    if (winners.length === 0) return 1 / 2
    return winners.some(winner => sideOf(view, winner) === side) ? 1 : 0
  }
  let worth = 0
  for (const ship of view.ships) {
    if (!isOperational(ship) || ship.isFleeing) continue
    worth += boxesWorth(ship) * (sideOf(view, ship.seat) === side ? 1 : -1)
  }
  const past = view.rules.turnLimit === 0 ? 0 : view.turn / view.rules.turnLimit
  const lead = sumOf(earnedBy(view, side)) - sumOf(earnedBy(view, 1 - side))
  return 1 / (1 + Math.exp(-worth - weights.points * lead * past * past))
}

function boxesWorth({ hull, sails, crew }: Ship): number {
  return weights.hull * hull + weights.sails * sails + weights.crew * crew
}
