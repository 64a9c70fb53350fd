import type { Dice, Seat } from '@grognard/umpire'
import { shots } from '../book/tables/fire.ts'
import type { ShotId } from '../book/tables/fire.ts'
import { copy } from './copy.ts'
import { fleetBy, middling, tastes } from './fleet.ts'
import type { Enlisted, Player, Ship, State } from './state.ts'

/**
 * [LOB-055] The choice of shot is hidden from the other seats until all have chosen, and [LOB-036] so
 * is a fleet until all are built.
 */
export function sharedView(state: State, seat: Seat): State {
  const isBuilding = state.players.some(player => playerSeen(player, seat) !== player)
  if (state.shotsRevealed && !isBuilding) return state
  const players = state.players.map(player => playerSeen(player, seat))
  if (state.shotsRevealed) return { ...state, players }
  return { ...state, players, ships: state.ships.map(ship => shipSeen(ship, seat)) }
}

export function view(state: State, seat: Seat): State {
  return copy(sharedView(state, seat))
}

function playerSeen(player: Player, seat: Seat): Player {
  if (player.seat === seat || player.enlisted === null) return player
  return { ...player, enlisted: 'hidden' }
}

function shipSeen(ship: Ship, seat: Seat): Ship {
  return ship.seat === seat || ship.shot === 'unknown' ? ship : { ...ship, shot: 'unknown' }
}

/** The hidden choices filled in by chance. */
export function determinize(seen: State, _seat: Seat, dice: Dice): State {
  const whole = copy(seen)
  for (const player of whole.players)
    if (player.enlisted === 'hidden') player.enlisted = anyFleet(whole, player.seat, dice)
  for (const ship of whole.ships) if (ship.shot === 'unknown') ship.shot = anyShot(ship, dice)
  return whole
}

/** [LOB-036] One that the seat might well have built. */
function anyFleet(state: State, seat: Seat, dice: Dice): Enlisted[] {
  return fleetBy(state, seat, tastes[dice.roll(tastes.length) - 1] ?? middling)
}

/** A ship that is gone has nothing in its guns. */
function anyShot(ship: Ship, dice: Dice): ShotId | null {
  const isThere = ship.status === 'afloat' || ship.status === 'waiting'
  return isThere ? (shots[dice.roll(shots.length) - 1]?.id ?? null) : null
}
