import type { Seat } from '@grognard/umpire'
import type { Enlisted } from '../orders.ts'
import { cardById } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import type { Card } from '../tables/ships.ts'

/** A ship as it is taken into the fleet. */
export function shipFrom(state: State, seat: Seat, enlisted: Enlisted, id: string): Ship {
  const { card, name, nation, officer } = enlisted
  return {
    ...newShip(cardById(state, card), { id, name, nation, seat, officer }),
    isDoubleLoaded: state.rules.isDoubleLoaded[sideOf(state, seat)] ?? true,
  }
}

/** Whose a ship is and what it is called. */
export type Commission = Pick<Ship, 'id' | 'name' | 'nation' | 'seat' | 'officer'>

/** A ship undamaged and not yet on the board, its guns not double-loaded. */
export function newShip(card: Card, { id, name, nation, seat, officer }: Commission): Ship {
  return {
    id,
    name,
    card: card.id,
    nation,
    seat,
    firstSeat: seat,
    officer,
    status: 'waiting',
    x: 0,
    y: 0,
    heading: 0,
    length: card.length,
    beam: card.beam,
    hull: card.hull,
    sails: card.sails,
    crew: card.crew,
    shot: null,
    isStruck: false,
    isAnchored: false,
    isAnchorUsed: false,
    agroundSince: null,
    refloatTriedIn: null,
    rudderTurns: 0,
    isMainmastLost: false,
    isDoubleLoaded: false,
    hasMoved: false,
    hasSpun: false,
    travelled: 0,
    speed: 0,
    manoeuvre: 'none',
    hasTransferred: false,
    halfCrew: null,
    hasFired: { port: false, starboard: false },
    hasCountered: { port: false, starboard: false },
    isCrossingNoted: false,
    wasInLine: false,
    moraleFails: 0,
    isFleeing: false,
    left: null,
  }
}

/** Ships of a fleet with ids from their names, different from all on the board and from each other. */
export function fleetFrom(state: State, seat: Seat, enlisted: readonly Enlisted[]): Ship[] {
  const taken = new Set(state.ships.map(ship => ship.id))
  return enlisted.map(row => {
    const id = freeId(row.name, taken)
    taken.add(id)
    return shipFrom(state, seat, row, id)
  })
}

const PREFIXES = ['hms-', 'uss-']

/** "HMS Guerriere" becomes "guerriere". */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const prefix = PREFIXES.find(start => slug.startsWith(start))
  return (prefix ? slug.slice(prefix.length) : slug) || 'ship'
}

/** An id from a name that is not taken: "neptune", then "neptune-2". */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  if (!taken.has(slug)) return slug
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`
}
