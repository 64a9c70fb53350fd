import type { Seat } from '@grognard/umpire'
import { cardOf, findShip, isFighting, playerOf } from './ships.ts'
import type { Player, Ship, State } from './state.ts'

/** By fleet, in the order of seniority. */
export const seatsOfFleets: readonly (readonly Seat[])[] = [
  ['a', 'c', 'e', 'g'],
  ['b', 'd', 'f', 'h'],
]

/** [WS-047] What a seat learns hangs on nothing but its name. */
export function areOfOneFleet(one: Seat, other: Seat): boolean {
  return seatsOfFleets.some(seats => seats.includes(one) && seats.includes(other))
}

/** [WS-047] The seats of the fleet that the seat is of, the senior first. */
export function colleaguesOf({ players }: Pick<State, 'players'>, seat: Seat): Seat[] {
  const fleet = players.find(player => player.seat === seat)?.fleet
  return players.filter(player => player.fleet === fleet).map(player => player.seat)
}

/** [WS-047] Another player commands ships of the same fleet. */
export function hasColleague({ players }: State, seat: Seat): boolean {
  let fleet: number | undefined
  for (const player of players) if (player.seat === seat) fleet = player.fleet
  for (const player of players) if (player.seat !== seat && player.fleet === fleet) return true
  return false
}

/** [WS-191] The ship of the leader that he plays: his flagship, or the one that he has. */
export function leadersShip(state: State, { seat, flagship }: Player): Ship | undefined {
  if (flagship !== null) return findShip(state, flagship)
  return state.ships.find(ship => ship.seat === seat && ship.prize === null)
}

/** [WS-191] Killed, or taken, sunk or gone with his ship. */
export function isLeaderGone(state: State, player: Player): boolean {
  const ship = leadersShip(state, player)
  if (!ship || ship.seat !== player.seat) return true
  if (ship.status !== 'afloat' && ship.status !== 'waiting') return true
  return ship.lostLeaders.includes(player.leader)
}

/** [WS-192] Aboard a ship there is her captain, or a leader of the scenario who is unhurt; else only a replacement. */
export function hasRegularLeader(state: State, ship: Ship): boolean {
  const { leaders } = cardOf(state, ship)
  return ship.prize === null && (leaders.length === 0 || unhurtLeader(state, ship) < leaders.length)
}

/** The place on her card of the first leader who is unhurt; beyond the last where there is none. */
export function unhurtLeader(state: State, ship: Ship): number {
  const { leaders } = cardOf(state, ship)
  const at = leaders.findIndex((_name, place) => !ship.lostLeaders.includes(place))
  return at === -1 ? leaders.length : at
}

/** [WS-191] The senior of a fleet commands it until he has lost his leader and another has learned of it. */
export function commanderOf(state: State, fleet: number): Seat | undefined {
  const passed = state.commands.find(command => command.fleet === fleet)
  return passed?.seat ?? state.players.find(player => player.fleet === fleet)?.seat
}

/** [WS-191] He commands the fleet, and has it to hand over. */
export function owesCommand({ commands }: State, seat: Seat): boolean {
  return commands.some(command => command.seat === seat && command.isOwed)
}

/** [WS-191] Commands the fleet in word and deed: what an admiral may signal, he may. */
export function isInCommand(state: State, seat: Seat): boolean {
  return commanderOf(state, playerOf(state, seat).fleet) === seat && !owesCommand(state, seat)
}

/** [WS-191] [WS-192] The next in seniority whose ships are there; whoever has no leader himself is passed over while others have. */
export function heirOf(state: State, seat: Seat): Player | undefined {
  const { fleet } = playerOf(state, seat)
  const ofFleet = state.players.filter(player => player.fleet === fleet)
  const at = ofFleet.findIndex(player => player.seat === seat)
  const next = [...ofFleet.slice(at + 1), ...ofFleet.slice(0, at)]
  const present = next.filter(player => hasShips(state, player.seat))
  return present.find(player => !player.isLeaderless) ?? present[0]
}

export function hasShips(state: State, seat: Seat): boolean {
  return state.ships.some(ship => ship.seat === seat && isFighting(ship))
}

/** [WS-191] No other signal is without words. */
export function tellsOfLoss(text: string): boolean {
  return text === ''
}
