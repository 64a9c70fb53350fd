import type { Metric } from '@grognard/umpire'
import { fleetOf, isDestroyed, isTaken } from '../rally/fates.ts'
import { quartersHeldBy } from '../rally/victory-points.ts'
import { isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { countedForSides } from './sides.ts'

/** What became of every ship, counted for the seat she began with, and how many quarters a side holds. */
export function atEnd(state: State): Metric[] {
  const ships = [0, 1].flatMap(side => fleetOf(state, side))
  return [
    ...ships.map(ship => ({ count: fateOf(state, ship), seat: ship.firstSeat })),
    ...ships
      .filter(ship => ship.officer !== null && isDestroyed(state, ship))
      .map(ship => ({ count: 'flagshipsLost', seat: ship.firstSeat })),
    ...countedForSides(state, 'quarters', side => quartersHeldBy(state, side).length),
  ]
}

/** [LOB-222] As the result of a battle tells it, the first that holds. */
function fateOf(state: State, ship: Ship): string {
  if (ship.status !== 'afloat') return fatesOffBoard[ship.status]
  if (ship.isStruck) return 'struck'
  if (isTaken(state, ship)) return 'taken'
  return isOperational(ship) ? 'fit' : 'unmanned'
}

const fatesOffBoard = {
  waiting: 'toCome',
  fled: 'left',
  inHarbour: 'inHarbour',
  sunk: 'sunk',
} as const
