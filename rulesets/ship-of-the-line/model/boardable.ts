import { turnBetween } from '@grognard/geometry/dots/heading.ts'
import { allows } from '@grognard/umpire'
import type { SolRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { isFarther, isIntoWind, lineTo } from './board.ts'
import { shipName } from './names.ts'
import type { Ship, State } from './state.ts'

/** [SOL-100] One plain move would lead onto the other's dot: ahead or 45 degrees to either side. */
function isAhead(ship: Ship, line: number | null): line is number {
  return line !== null && turnBetween(ship.heading, line) <= 1
}

/** A ship and one that it might board. */
export interface Neighbours {
  state: State
  ship: Ship
  target: Ship
}

export const both = ({ ship, target }: Neighbours) => ({
  ship: shipName(ship),
  target: shipName(target),
})

/** A prize has no crew to board with. */
export const notAPrize: SolRefusal<Neighbours> = stop(
  'SOL-115',
  'sol.refuse.prizeCannotBoard',
  ({ ship }) => ship.isPrize,
  both,
)

/** What keeps a ship from being boarded: whose it is, where it lies, how sound it is. */
export const boardableRefusals: readonly SolRefusal<Neighbours>[] = [
  stop('SOL-100', 'sol.refuse.boardsOwnShip', n => n.target.seat === n.ship.seat, both),
  stop('SOL-121', 'sol.refuse.boardsSurrendered', n => n.target.status === 'surrendered', both),
  stop('SOL-129', 'sol.refuse.targetGone', n => n.target.status !== 'afloat', both),
  stop(
    'SOL-100',
    'sol.refuse.notWithinAMove',
    n => !isAhead(n.ship, lineTo(n.ship, n.target)),
    both,
  ),
  refuse(
    'SOL-025',
    'sol.refuse.boardsIntoWind',
    n => isIntoWind(n.state, lineTo(n.ship, n.target)),
    both,
  ),
  refuse(
    'SOL-102',
    'sol.refuse.moreHullHits',
    ({ ship, target }) => !target.isPrize && ship.hull > target.hull,
    n => ({ ...both(n), hull: n.ship.hull, targetHull: n.target.hull }),
  ),
]

const mayBoard = allows([notAPrize, ...boardableRefusals])

/** [SOL-102] [SOL-117] Fit to be boarded by a ship that may move. */
export function isBoardable(state: State, ship: Ship, target: Ship): boolean {
  return !isFarther(ship, target, 1) && mayBoard({ state, ship, target })
}

/** Whether there is a ship that a ship with a move left may board. */
export function canBoardAny(state: State, ship: Ship): boolean {
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]
    if (target !== undefined && isBoardable(state, ship, target)) return true
  }
  return false
}
