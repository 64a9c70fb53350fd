import type { Seat } from '@grognard/umpire'
import { officerIds, pointsPerOfficer } from '../book/tables/command.ts'
import type { OfficerId } from '../book/tables/command.ts'
import { mostShips, shipsToDraw } from '../book/tables/setup.ts'
import { warships } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import { freeNames } from './names-of-ships.ts'
import { playerOf, sideOf } from './players.ts'
import { cardById, isFree } from './ships.ts'
import type { Enlisted, Ship, State } from './state.ts'

/** [LOB-036] The points a seat may spend: its side's, shared evenly among its seats. */
export function pointsFor(state: State, seat: Seat): number {
  const { side } = playerOf(state, seat)
  return Math.floor((state.rules.points[side] ?? 0) / seatsOn(state, side))
}

/** [LOB-036] The ships a seat may take: those of a side are shared evenly among its seats. */
export function mostShipsFor(state: State, seat: Seat): number {
  return Math.floor(mostShips / seatsOn(state, playerOf(state, seat).side))
}

function seatsOn(state: State, side: number): number {
  return state.players.filter(player => player.side === side).length
}

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

/** Which of so many cards, dearest first, is taken next: 0 is the dearest. */
export type Taste = (cards: number) => number

const dearest: Taste = () => 0
export const middling: Taste = cards => Math.floor(cards / 2)
export const cheapest: Taste = cards => cards - 1
export const tastes: readonly Taste[] = [dearest, middling, cheapest]

/** [LOB-036] [LOB-013] Cards a fleet is built from: the book's and the players' own, not merchantmen. */
export function musterableCards(state: State): Card[] {
  const ofWorth = state.cards.filter(card => !isFree(card))
  return [...warships, ...ofWorth].toSorted((a, b) => b.points - a.points)
}

/** [LOB-036] [LOB-037] A lawful fleet that spends its points by a taste; the best ship has the flag. */
export function fleetBy(state: State, seat: Seat, taste: Taste): Enlisted[] {
  const { nation } = playerOf(state, seat)
  const cards = cardsBy(
    musterableCards(state),
    pointsFor(state, seat),
    mostShipsFor(state, seat),
    taste,
  )
  const value = cards.reduce((sum, card) => sum + card.points, 0)
  const taken = new Set<string>()
  return cards.map((card, index) => ({
    card: card.id,
    name: nextName(state, seat, card, taken),
    nation,
    officer: index === 0 ? highestOfficer(value) : null,
  }))
}

/** [LOB-008] The first that fits the card and is not taken; then it is. */
function nextName(state: State, seat: Seat, card: Card, taken: Set<string>): string {
  const free = freeNames(state, seat, card, taken.size + 1)
  const name = free.find(one => !taken.has(one)) ?? card.id
  taken.add(name)
  return name
}

/**
 * Dear cards while they last, none below a floor that keeps the fleet to a number that can be
 * handled; what is left over goes into the dearest small ships it buys.
 */
function cardsBy(all: readonly Card[], limit: number, most: number, taste: Taste): Card[] {
  const chosen: Card[] = []
  const floor = Math.min(limit / shipsToDraw, all[1]?.points ?? 0)
  let left = limit
  while (chosen.length < most) {
    const affordable = all.filter(card => card.points <= left)
    const weighty = affordable.filter(card => card.points >= floor)
    const pool = weighty.length > 0 ? weighty : affordable.slice(0, 1)
    if (pool.length === 0) break
    const card = pool[Math.min(pool.length - 1, taste(pool.length))]
    if (!card) break
    chosen.push(card)
    left -= card.points
  }
  return chosen.toSorted((a, b) => b.points - a.points)
}

function highestOfficer(value: number): OfficerId | null {
  return officerIds.findLast(officer => value >= pointsPerOfficer[officer]) ?? null
}
