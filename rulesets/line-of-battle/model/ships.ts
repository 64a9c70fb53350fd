import type { Message, Seat, Value } from '@grognard/umpire'
import { seniorityOf } from '../book/tables/command.ts'
import type { OfficerId } from '../book/tables/command.ts'
import type { RowId } from '../book/tables/fire.ts'
import { findClass } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import type { Key } from '../words.ts'
import { sideOf } from './players.ts'
import type { Ship, State } from './state.ts'

/** RangeError for an unknown id. */
export function shipOf(state: State, id: string): Ship {
  const ships = state.ships
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && ship.id === id) return ship
  }
  throw new RangeError(`There is no ship "${id}".`)
}

export function findShip(state: State, id: string): Ship | undefined {
  return state.ships.find(ship => ship.id === id)
}

/** What the ship is called, or the id that is none. */
export function nameOf(state: State, id: string): string {
  return findShip(state, id)?.name ?? id
}

/** A line of the log that names one ship and nothing else. */
export function aboutShip(key: Key): (event: { ship: string }, before: State) => Message<Key> {
  return (event, before) => ({ key, values: { ship: nameOf(before, event.ship) } })
}

/** [LOB-008] The card a ship is played with. RangeError where neither battle nor book has it. */
export function cardOf(state: State, ship: Ship): Card {
  return cardById(state, ship.card)
}

/** [LOB-013] A card brought to the battle goes before one of the book. RangeError for an unknown id. */
export function cardById(state: State, id: string): Card {
  const card = findCard(state, id)
  if (card === undefined) throw new RangeError(`There is no ship card "${id}".`)
  return card
}

function findCard(state: State, id: string): Card | undefined {
  const own = state.cards
  for (let i = 0; i < own.length; i++) {
    const card = own[i]
    if (card !== undefined && card.id === id) return card
  }
  return findClass(id)
}

export function hasCard(state: State, id: string): boolean {
  return findCard(state, id) !== undefined
}

/** [LOB-S-2] A card that costs no points; the book gives none but to merchantmen. */
export function isFree({ points }: Card): boolean {
  return points === 0
}

/** [LOB-S-2] A ship of the convoy, as it sails or as it is taken into a fleet. */
export function isMerchantman(state: State, { card }: { card: string }): boolean {
  return isFree(cardById(state, card))
}

export function isOfTheBook(id: string): boolean {
  return findClass(id) !== undefined
}

/** Its own name, or that of its class in the language catalogue. */
export function cardName(card: Card): Value {
  return card.name === '' ? { key: `lob.class.${card.id}` } : card.name
}

/** [LOB-014] The masts and gun decks that are seen from above. */
export function buildOf(card: Card): { masts: number; decks: number } {
  return { masts: mastsOf(card), decks: decksOf(card) }
}

/** One mast for the smallest, two for the small, three for the rest. */
function mastsOf(card: Card): number {
  if (card.size !== 'small') return 3
  return card.id === 'cutter' ? 1 : 2
}

function decksOf(card: Card): number {
  if (!card.isShipOfTheLine) return 1
  return card.firepower > 5 || card.hull > 14 ? 3 : 2
}

/** [LOB-009] The boxes a row has when nothing is struck. */
function fullRow(state: State, ship: Ship, row: RowId): number {
  return boxesIn(cardOf(state, ship), row)
}

/** Read by their names: what is named by a variable engines have to look for every time. */
function boxesIn(rows: Record<RowId, number>, row: RowId): number {
  if (row === 'hull') return rows.hull
  return row === 'sails' ? rows.sails : rows.crew
}

/** Whether at least this many hundredths of a row are lost. */
export function hasLost(state: State, ship: Ship, row: RowId, percent: number): boolean {
  const full = fullRow(state, ship, row)
  return (full - boxesIn(ship, row)) * 100 >= full * percent
}

/** Whether strictly more than this many hundredths of a row are lost. */
export function hasLostMoreThan(state: State, ship: Ship, row: RowId, percent: number): boolean {
  const full = fullRow(state, ship, row)
  return (full - boxesIn(ship, row)) * 100 > full * percent
}

/** On the table, be it struck, aground or unmanned. */
export function isOnBoard(ship: Ship): boolean {
  return ship.status === 'afloat'
}

/** [LOB-S-2] A raider that comes in later. Any other ship that found no room stays away. */
export function isStillToCome(state: State, ship: Ship): boolean {
  return ship.status === 'waiting' && state.rules.deployment === 'convoy'
}

/** [LOB-222] On the board, in its owner's hands, at least one box of crew. */
export function isOperational(ship: Ship): boolean {
  return ship.status === 'afloat' && isInHand(ship)
}

/** Manned and under its flag, on the board or still to come. */
export function isInHand(ship: Ship): boolean {
  return !ship.isStruck && ship.crew > 0
}

/** [LOB-172] In a melee that is not decided yet. */
export function isInMelee(state: State, ship: Ship): boolean {
  const { melees } = state
  for (let i = 0; i < melees.length; i++) {
    const melee = melees[i]
    if (melee === undefined || melee.winner !== null) continue
    if (melee.attacker === ship.id || melee.defender === ship.id) return true
  }
  return false
}

/** [LOB-174] Taken in this turn: nobody has loaded its guns for its new owner yet. */
export function isFreshPrize(ship: Ship): boolean {
  return ship.shot === null
}

/** Ships of the other side on the board that can still do something. */
export function isActiveEnemy(state: State, ship: Ship, other: Ship): boolean {
  return (
    other.seat !== ship.seat &&
    isOperational(other) &&
    sideOf(state, other.seat) !== sideOf(state, ship.seat)
  )
}

export function areEnemies(state: State, one: Ship, other: Ship): boolean {
  return one.seat !== other.seat && sideOf(state, one.seat) !== sideOf(state, other.seat)
}

/** [LOB-038] [LOB-039] The officer who leads from the ship; nobody once she is sunk, lost or fled. */
export function officerAboard(ship: Ship): OfficerId | null {
  return isOperational(ship) && ship.seat === ship.firstSeat ? ship.officer : null
}

/** [LOB-051] Only the highest officer of the seat's fleet counts. */
export function highestOfficer(state: State, seat: Seat): OfficerId | null {
  let highest: OfficerId | null = null
  for (const ship of state.ships)
    if (ship.seat === seat) highest = higherOf(highest, officerAboard(ship))
  return highest
}

export function higherOf(one: OfficerId | null, other: OfficerId | null): OfficerId | null {
  return seniorityOf(other) > seniorityOf(one) ? other : one
}

/** The next place in a list, round and round. */
export function after(place: number, length: number): number {
  return place + 1 < length ? place + 1 : 0
}

/** What a ship is called on the table: her name and her class. */
export function pieceLabel(state: State, ship: Ship): Message {
  return {
    key: 'lob.piece',
    values: { ship: ship.name, class: cardName(cardOf(state, ship)) },
  }
}
