import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Seat } from '@grognard/umpire'
import { nationTraits } from '../book/tables/command.ts'
import { rangeBands, rowIds } from '../book/tables/fire.ts'
import { windAstern } from '../book/tables/movement.ts'
import { earnedBy, sumOf } from '../chapters/ending/score.ts'
import { sideOf } from '../model/players.ts'
import { cardOf, isOperational } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { areGunsToSpeak } from './lookahead.ts'
import { outlookFor, placeWorth, stationWorth } from './position.ts'
import { weights } from './weights.ts'

/** A side is lost that has no more than one box of hull and crew to so many of the other; our own measure. */
const HOPELESS = 4

/** [LOB-048] Whether a side can no longer stand up to the other. */
export function isHopeless(state: State, side: number): boolean {
  return strengthOf(state, side) * HOPELESS <= strengthOf(state, 1 - side)
}

function strengthOf(state: State, side: number): number {
  let boxes = 0
  for (const ship of fightersOf(state, side)) boxes += ship.hull + ship.crew
  return boxes
}

/** Ships of a side that can fight and do; one that flees does not. */
function fightersOf(state: State, side: number): Ship[] {
  return state.ships.filter(
    ship => sideOf(state, ship.seat) === side && isOperational(ship) && !ship.isFleeing,
  )
}

/** [LOB-048] [LOB-128] No gun can bear any more until the last turn, and the side is not behind. */
export function isAllWon(state: State, side: number): boolean {
  const lead = sumOf(earnedBy(state, side)) - sumOf(earnedBy(state, 1 - side))
  return lead >= 0 && !canStillMeet(state)
}

function canStillMeet(state: State): boolean {
  const turns = state.rules.turnLimit - state.turn + 1
  const range = Math.max(...rangeBands.map(band => band.upTo))
  const most = (ship: Ship) => turns * mostPerTurn(state, ship)
  const others = fightersOf(state, 1)
  return fightersOf(state, 0).some(ship =>
    others.some(other => hullDistance(ship, other) <= range + most(ship) + most(other)),
  )
}

/**
 * [LOB-060] [LOB-062] [LOB-240] The most a ship may travel in a turn, 1/1000 in, [LOB-109] with the
 * further move of a crossing and rescue.
 */
function mostPerTurn(state: State, ship: Ship): number {
  const { move, canCross } = cardOf(state, ship)
  const nation = state.options.nations ? nationTraits[ship.nation].move : 0
  const once = move + nation + windAstern
  return canCross ? once + once : once
}

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
  return sumOf(earnedBy(view, side)) - sumOf(earnedBy(view, 1 - side))
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
