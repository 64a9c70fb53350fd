import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { nobody } from '../../model/players.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'
import { spinRefusals } from './anchor-and-spin.ts'
import { legalLandings } from './land.ts'
import { canTravel } from './must-move.ts'
import { mayRefloat } from './refloat.ts'
import { isReadyToSail } from './ship-refusals.ts'
import { mayPassCrew } from './transfer.ts'

/** [LOB-053] Players, not sides, act one after the other. */
export function inInitiativeOrder(state: State): readonly Seat[] {
  return state.initiative
}

/** [LOB-060] The seat, where any of its ships could do anything in the movement phase. */
export function seatWithShips(state: State, seat: Seat): readonly Seat[] {
  return hasAnythingToDo(state, seat) ? [seat] : nobody
}

/** Whether the seat is still asked after an order of the movement phase. */
export function hasAnythingToDo(state: State, seat: Seat): boolean {
  for (const ship of state.ships) {
    if (ship.seat !== seat) continue
    if (hasWay(state, ship) || maySpin(state, seat, ship)) return true
  }
  return (
    mayRefloat(state, seat) || mayPassCrew(state, seat) || legalLandings(state, seat).length > 0
  )
}

/** It may sail, or it may drop its anchor. */
function hasWay(state: State, ship: Ship): boolean {
  if (!isReadyToSail(state, ship)) return false
  return (!ship.isAnchored && !ship.isFleeing) || canTravel(state, ship)
}

function maySpin(state: State, seat: Seat, ship: Ship): boolean {
  return ship.sails === 0 && isAllowed(spinRefusals, { state, seat, ship })
}

/** [LOB-141] A movement phase is over: one less for every ship that had to keep her course in it. */
export function countRudders(table: LobTable): void {
  const ships: { ship: string; turns: number }[] = []
  for (const ship of table.state.ships)
    if (ship.rudderTurns > 0) ships.push({ ship: ship.id, turns: ship.rudderTurns - 1 })
  if (ships.length > 0) table.emit({ kind: 'ruddersCounted', ships })
}
