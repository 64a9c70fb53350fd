import type { Seat } from '@grognard/umpire'
import type { SolTable } from '../rules.ts'
import { findShip } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** [SOL-018] A1, B1, A2, B2 and so on; a prize keeps its old place in case it is retaken. */
export function beginRound(table: SolTable): void {
  const { state } = table
  const queue: string[] = []
  for (let number = 1; number <= state.ships.length; number++)
    for (const seat of state.order) addToQueue(queue, state, seat, number)
  table.emit({ kind: 'roundBegan', round: state.round + 1, queue })
}

/** [SOL-119] A ship plays by its number and the flag it first flew. */
function addToQueue(queue: string[], { ships }: State, seat: Seat, number: number): void {
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship.number !== number || ship.firstSeat !== seat) continue
    if (isInPlay(ship)) queue.push(ship.id)
    return
  }
}

/** Sails for somebody, on the board or off it for a while. */
export function isInPlay(ship: Ship): boolean {
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
  table.emit({ kind: 'prizesCalled', ships })
}
