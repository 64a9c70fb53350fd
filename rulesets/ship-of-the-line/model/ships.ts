import type { Seat } from '@grognard/umpire'
import { sailsPerMast } from '../book/tables/ship.ts'
import { mastIds } from './state.ts'
import type { MastId, Player, Ship, Side, State, Turn } from './state.ts'

export function shipOf(state: State, id: string): Ship {
  const ship = findShip(state, id)
  if (ship === undefined) throw new RangeError(`There is no ship "${id}".`)
  return ship
}

/** Where the ship asked for last was found: search asks for one many times in a row. */
let lastPlace = 0

export function findShip({ ships }: State, id: string): Ship | undefined {
  const last = ships[lastPlace]
  if (last !== undefined && last.id === id) return last
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship.id !== id) continue
    lastPlace = i
    return ship
  }
  return undefined
}

export function playerOf(state: State, seat: Seat): Player {
  const { players } = state
  for (let i = 0; i < players.length; i++) {
    const player = players[i]
    if (player?.seat === seat) return player
  }
  throw new RangeError(`There is no seat "${seat}".`)
}

/** The turn in hand; throws between turns. */
export function activeTurn(state: State): Turn {
  const { turn } = state
  if (turn === null) throw new Error('No ship has its turn.')
  return turn
}

/** The ship whose turn it is; throws between turns. */
export function activeShip(state: State): Ship {
  return shipOf(state, activeTurn(state).ship)
}

/** [SOL-021] Standing masts with at least one sail. */
export function mastsWithSails({ masts: { fore, main, mizzen } }: Ship): number {
  return mastWithSails(fore) + mastWithSails(main) + mastWithSails(mizzen)
}

const mastWithSails = (sails: number | null) => (sails !== null && sails > 0 ? 1 : 0)

/** [SOL-090] Without sails or without rudder. */
export function isAdrift(ship: Ship): boolean {
  return !ship.hasRudder || mastsWithSails(ship) === 0
}

/** On a dot of the board, in whoever's hands. */
export function isOnBoard(ship: Ship): boolean {
  return ship.status === 'afloat' || ship.status === 'surrendered'
}

/** [SOL-093] [SOL-115] Flies a flag and fights for its seat. */
export function isFighting(ship: Ship): boolean {
  return ship.status === 'afloat' && !ship.isPrize
}

/** The place after one in a list, the first after the last; `%` would take longer. */
export function placeAfter(place: number, { length }: { length: number }): number {
  return place + 1 >= length ? 0 : place + 1
}

/** [SOL-004] Sails of a ship without damage. */
export const fullSails = sailsPerMast * mastIds.length

export function sailsOf({ masts: { fore, main, mizzen } }: Pick<Ship, 'masts'>): number {
  return (fore ?? 0) + (main ?? 0) + (mizzen ?? 0)
}

/** Batteries of a side that work. */
export function gunsLeft({ batteries }: Ship, side: Side): number {
  let left = 0
  for (const works of batteries[side]) if (works) left += 1
  return left
}

/** [SOL-128] On a standing mast only. */
export function hasRoom(ship: Ship, mast: MastId): boolean {
  const sails = ship.masts[mast]
  return sails !== null && sails < sailsPerMast
}

/** [SOL-126] Has this turn, or more, to stay off the board. */
export function isAway(ship: Ship): boolean {
  return ship.status === 'disengaged' && ship.turnsAway > 0
}

/** [SOL-127] Off the board, and to come back in this turn. */
export function comesBack(ship: Ship): boolean {
  return ship.status === 'disengaged' && !isAway(ship)
}

/** On a dot of the board, heading so: moored before the battle, or back from off the board. */
export function setAfloat(ship: Ship, { x, y, heading }: Pick<Ship, 'x' | 'y' | 'heading'>): void {
  ship.status = 'afloat'
  ship.x = x
  ship.y = y
  ship.heading = heading
}

/** A ship that is lost in its own turn plays no more of it. */
export function endTurnOf(state: State, ship: string): void {
  if (state.turn?.ship === ship) state.turn.isOver = true
}

function hasGunsGone({ batteries }: Ship): boolean {
  return batteries.starboard.includes(false) || batteries.port.includes(false)
}

/** Nothing that a turn off the board could mend. */
export function isWhole(ship: Ship): boolean {
  return ship.hull === 0 && !hasGunsGone(ship) && !mastIds.some(id => hasRoom(ship, id))
}
