import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { sideOf } from '../players.ts'
import { sumOf, victoryPoints } from '../rally/victory-points.ts'
import { cardOf, isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { rangeBands } from '../tables/fire.ts'

/** A side is lost that has no more than one box of hull and crew to so many of the other; our own measure. */
const HOPELESS = 4

/** What the wind may add to a move, 1/1000 in. */
const WIND = inches(2)

/** Whether a side can no longer stand up to the other. */
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
  const lead = sumOf(victoryPoints(state, side)) - sumOf(victoryPoints(state, 1 - side))
  return lead >= 0 && !canStillMeet(state)
}

function canStillMeet(state: State): boolean {
  const turns = state.rules.turnLimit - state.turn + 1
  const range = Math.max(...rangeBands.map(band => band.upTo))
  const most = (ship: Ship) => turns * (cardOf(state, ship).move + WIND)
  const others = fightersOf(state, 1)
  return fightersOf(state, 0).some(ship =>
    others.some(other => hullDistance(ship, other) <= range + most(ship) + most(other)),
  )
}
