import type { SolTable } from '../rules.ts'
import { findShip } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** [SOL-018] A1, B1, A2, B2 and so on; a prize keeps its old place in case it is retaken. */
export function beginRound(table: SolTable): void {
  const { state } = table
  const queue = state.ships
    .filter(isInPlay)
    .toSorted((one, other) => placeOf(state, one) - placeOf(state, other))
    .map(ship => ship.id)
  table.happen({ kind: 'roundBegan', round: state.round + 1, queue })
}

/** [SOL-119] By its number and the flag it first flew. */
function placeOf(state: State, ship: Ship): number {
  return ship.number * state.order.length + state.order.indexOf(ship.firstSeat)
}

/** Sails for somebody, on the board or off it for a while. */
function isInPlay(ship: Ship): boolean {
  return ship.status === 'afloat' || ship.status === 'disengaged'
}

/** [SOL-118] [SOL-122] Prizes play when all others have, and only those that are prizes still. */
export function nextInQueue(state: State): Ship | undefined {
  const { queue, arePrizesCalled } = state
  for (let i = 0; i < queue.length; i++) {
    const ship = findShip(state, queue[i] ?? '')
    if (ship && isInPlay(ship) && ship.isPrize === arePrizesCalled) return ship
  }
  return undefined
}

export function isRoundOver(state: State): boolean {
  return nextInQueue(state) === undefined && (state.arePrizesCalled || !hasPrizes(state))
}

function hasPrizes({ ships }: State): boolean {
  for (let i = 0; i < ships.length; i++) if (isPrizeInPlay(ships[i])) return true
  return false
}

function isPrizeInPlay(ship: Ship | undefined): boolean {
  return ship !== undefined && ship.isPrize && isInPlay(ship)
}

/** [SOL-118] In the order of capture. */
export function callPrizes(table: SolTable): void {
  const ships = table.state.ships
    .filter(isPrizeInPlay)
    .toSorted((one, other) => one.captureNumber - other.captureNumber)
    .map(ship => ship.id)
  table.happen({ kind: 'prizesCalled', ships })
}
