import type { Seat } from '@grognard/umpire'
import type { SolTable } from '../rules.ts'
import { holdsEffect } from './hand.ts'
import { isAdrift, mastsWithSails, shipOf } from './ships.ts'
import { mastIds } from './state.ts'
import type { Ship, State } from './state.ts'

/** [SOL-135] Something has happened in this round: it does not count as a quiet one. */
export function stir(state: State): void {
  state.lastStir = state.round
}

/** A ship that is lost in its own turn plays no more of it. */
export function endTurnOf(state: State, ship: string): void {
  if (state.turn?.ship === ship) state.turn.isOver = true
}

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

/**
 * [SOL-091] [SOL-121] Ships adrift and beyond repair strike, prizes adrift are given up; then
 * [SOL-130] the battle ends where a fleet is gone. Called when all damage of an action is done,
 * and when a card has been played.
 */
export function surrenderIfAdrift(table: SolTable): void {
  const { ships } = table.state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && mustSurrender(table.state, ship))
      surrenderShip(table, ship.id, ship.isPrize ? 'prize' : 'adrift')
  }
  endIfFleetLost(table)
}

/** [SOL-093] A ship strikes its flag; the caller looks for the end of the battle. */
export function surrenderShip(table: SolTable, id: string, cause: SurrenderCause): void {
  if (shipOf(table.state, id).status === 'surrendered') return
  table.emit({ kind: 'shipSurrendered', ship: id, cause })
}

function mustSurrender(state: State, ship: Ship): boolean {
  return ship.status === 'afloat' && isAdrift(ship) && !canBeRepaired(state, ship)
}

/** [SOL-091] The owner holds a card for each part that is missing; [SOL-115] prizes have no cards. */
function canBeRepaired(state: State, ship: Ship): boolean {
  if (ship.isPrize) return false
  if (!ship.hasRudder && !holdsEffect(state, ship.seat, 'replaceRudder')) return false
  if (mastsWithSails(ship) > 0) return true
  return hasMast(ship) && holdsEffect(state, ship.seat, 'replaceSails')
}

function hasMast({ masts }: Ship): boolean {
  for (const id of mastIds) if (masts[id] !== null) return true
  return false
}

/** Why a ship strikes: it drifts beyond repair, its captain chose to, or it is a prize given up. */
export const surrenderCauses = ['adrift', 'choice', 'prize'] as const
export type SurrenderCause = (typeof surrenderCauses)[number]

/** What ended the battle. */
export const endings = ['fleetLost', 'turnLimit', 'quiet', 'agreement'] as const
export type Ending = (typeof endings)[number]
