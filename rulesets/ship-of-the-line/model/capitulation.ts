import type { SolTable } from '../rules.ts'
import { holdsEffect } from './hand.ts'
import { isAdrift, mastsWithSails, shipOf } from './ships.ts'
import { mastIds } from './state.ts'
import type { Ship, State } from './state.ts'
import { endIfFleetLost } from './victory.ts'

/** Why a ship strikes: it drifts beyond repair, its captain chose to, or it is a prize given up. */
export const surrenderCauses = ['adrift', 'choice', 'prize'] as const
export type SurrenderCause = (typeof surrenderCauses)[number]

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
