import type { Seat } from '@grognard/umpire'
import type { SolTable } from '../rules.ts'
import type { Ship, State } from './state.ts'

/** What ended the battle. */
export const endings = ['fleetLost', 'turnLimit', 'quiet', 'agreement'] as const
export type Ending = (typeof endings)[number]

/**
 * [SOL-130] The battle is over when a seat has lost all its ships; [SOL-131] where both have in the
 * same action, the seat whose turn it is wins.
 */
export function endIfFleetLost(table: SolTable): void {
  const { state } = table
  if (state.outcome !== null) return
  let defeated: Seat | null = null
  let survivor: Seat | null = null
  for (let i = 0; i < state.players.length; i++) {
    const seat = state.players[i]?.seat ?? ''
    if (isFleetLost(state, seat)) defeated = seat
    else survivor = seat
  }
  if (defeated === null) return
  endBattle(table, 'fleetLost', [survivor ?? seatInTurn(state)])
}

/** [SOL-131] Whoever's ship it was that acted, even where it has just been lost. */
function seatInTurn(state: State): Seat {
  const { turn, ships } = state
  const ship = ships.find(row => row.id === turn?.ship)
  return ship?.seat ?? state.order[0] ?? ''
}

/** [SOL-130] Nothing of the fleet is left to the seat. */
function isFleetLost(state: State, seat: Seat): boolean {
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && ship.firstSeat === seat && !isLost(state, ship)) return false
  }
  return true
}

/** [SOL-130] Sunk, surrendered, or (ruling, optional) a prize; one brought to safety is gone for good. */
export function isLost({ options }: State, ship: Ship): boolean {
  if (ship.status === 'sunk' || ship.status === 'surrendered' || ship.status === 'safe') return true
  return ship.isPrize && options.prizeCountsAsLost
}

export function endBattle(table: SolTable, ending: Ending, winners: readonly Seat[]): void {
  const { state } = table
  table.emit({
    kind: 'battleEnded',
    ending,
    winners: winners.slice(),
    lostShips: state.players.map(player => lostShipsOf(state, player.seat)),
    hullHits: state.players.map(player => hullHitsOf(state, player.seat)),
  })
}

export function lostShipsOf(state: State, seat: Seat): number {
  return state.ships.filter(ship => ship.firstSeat === seat && isLost(state, ship)).length
}

/** [SOL-132] Hull hits of all ships that first flew the seat's flag. */
export function hullHitsOf(state: State, seat: Seat): number {
  return state.ships.reduce((sum, ship) => sum + (ship.firstSeat === seat ? ship.hull : 0), 0)
}

/** [SOL-135] Whole rounds without a hit, a capture or a surrender, this one among them. */
export function quietRounds(state: State): number {
  return state.round - state.lastStir
}

/** [SOL-132] Fewer ships lost, then fewer hull hits; nobody where both are equal. */
export function winnersOnCount(state: State): Seat[] {
  const [one, other] = state.players
  if (!one || !other) return []
  const ships = lostShipsOf(state, one.seat) - lostShipsOf(state, other.seat)
  const margin = ships === 0 ? hullHitsOf(state, one.seat) - hullHitsOf(state, other.seat) : ships
  if (margin === 0) return []
  return [margin < 0 ? one.seat : other.seat]
}

/** [SOL-135] A hit, a capture or a surrender: this round is not a quiet one. */
export function resetQuietRounds(state: State): void {
  state.lastStir = state.round
}
