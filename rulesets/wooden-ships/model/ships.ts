import {
  hexTowards,
  lengthOfSteps,
  stepDown,
  stepEast,
  turnBetween,
} from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import type { Seat } from '@grognard/umpire'
import { attitudes } from '../book/tables/sailing.ts'
import type { Attitude } from '../book/tables/sailing.ts'
import { lineClass } from '../book/tables/ships.ts'
import type { Bond, Melee, Player, Ship, ShipCard, State } from './state.ts'

/** The places of ships among the cards of their battle, which all its states share and which never change. */
const placesAmong = new WeakMap<readonly ShipCard[], ReadonlyMap<string, number>>()

export function findShip(state: State, id: string): Ship | undefined {
  const index = (placesAmong.get(state.cards) ?? placesIn(state.cards)).get(id)
  return index === undefined ? undefined : state.ships[index]
}

function placesIn(cards: readonly ShipCard[]): ReadonlyMap<string, number> {
  const places = new Map(cards.map((card, index) => [card.id, index]))
  placesAmong.set(cards, places)
  return places
}

/** Throws RangeError for an id that no ship has. */
export function shipOf(state: State, id: string): Ship {
  const ship = findShip(state, id)
  if (ship) return ship
  throw new RangeError(`There is no ship "${id}".`)
}

export function cardOf(state: State, ship: Ship): ShipCard {
  const card = state.cards[ship.index]
  if (card) return card
  throw new RangeError(`The ship "${ship.id}" has no card.`)
}

export function playerOf(state: State, seat: Seat): Player {
  for (const player of state.players) if (player.seat === seat) return player
  throw new RangeError(`Nobody sits at "${seat}".`)
}

/** 0 or 1. */
export function fleetOf(state: State, seat: Seat): number {
  return playerOf(state, seat).fleet
}

export function areEnemies(state: State, one: Ship, other: Ship): boolean {
  return one.seat !== other.seat && fleetOf(state, one.seat) !== fleetOf(state, other.seat)
}

/** [WS-206] Lines between them hold or come loose by the dice: who has surrendered counts as a friend. */
export function doesResist(state: State, one: Ship, other: Ship): boolean {
  const hasGivenUp = one.status === 'surrendered' || other.status === 'surrendered'
  return !hasGivenUp && areEnemies(state, one, other)
}

/** [WS-012] The bow. */
export function bowOf({ q, r }: Ship): Hex {
  return { q, r }
}

/** [WS-012] The hex behind the bow. */
export function sternOf(ship: Ship): Hex {
  return hexTowards(ship, ship.heading, -1)
}

/** [WS-012] */
export function isIn(ship: Ship, q: number, r: number): boolean {
  if (ship.q === q && ship.r === r) return true
  return ship.q - stepEast(ship.heading) === q && ship.r - stepDown(ship.heading) === r
}

/** Whatever its flag, it stands on the sea and is in the way. */
export function isOnSea({ status }: Ship): boolean {
  return status === 'afloat' || status === 'struck' || status === 'surrendered'
}

/** [WS-015] The least distance of the four pairs of hexes. */
export function distanceBetween(one: Ship, other: Ship): number {
  const east = other.q - one.q
  const down = other.r - one.r
  const [ownEast, ownDown] = [stepEast(one.heading), stepDown(one.heading)]
  const [theirEast, theirDown] = [stepEast(other.heading), stepDown(other.heading)]
  return Math.min(
    lengthOfSteps(east, down),
    lengthOfSteps(east - theirEast, down - theirDown),
    lengthOfSteps(east + ownEast, down + ownDown),
    lengthOfSteps(east + ownEast - theirEast, down + ownDown - theirDown),
  )
}

/** [WS-015] */
export function areAdjacent(one: Ship, other: Ship): boolean {
  return distanceBetween(one, other) === 1
}

/** [WS-017] */
export function isOfTheLine(state: State, ship: Ship): boolean {
  return cardOf(state, ship).class <= lineClass
}

/** [WS-011] [WS-035] Headings and the wind are told by the same six numbers. */
export function attitudeTo(heading: number, windDirection: number): Attitude {
  return attitudes[turnBetween(heading, windDirection)] ?? 'D'
}

/** [WS-053] Rigging sections without a square. */
export function riggingSectionsLost({ rigging }: Ship): number {
  let lost = 0
  for (const squares of rigging) if (squares === 0) lost++
  return lost
}

/** [WS-104] No rigging square is left. */
export function isDismasted({ rigging }: Ship): boolean {
  for (const squares of rigging) if (squares > 0) return false
  return true
}

/** [WS-059] [WS-207] */
export function hasCrew({ prize, crew }: Ship): boolean {
  if (prize) return prize.crew > 0
  for (const squares of crew) if (squares > 0) return true
  return false
}

/** Under her own flag or a prize crew's she takes part: neither struck nor surrendered, doomed or empty. */
export function isFighting(ship: Ship): boolean {
  return ship.status === 'afloat' && ship.doom === 'none' && hasCrew(ship)
}

export function bondBetween(state: State, one: string, other: string): Bond | undefined {
  return state.bonds.find(
    bond =>
      (bond.one === one && bond.other === other) || (bond.one === other && bond.other === one),
  )
}

/** [WS-097] [WS-120] Fouled or grappled; [WS-108] the line of a tow alone holds nobody. */
export function isBound(state: State, ship: Ship): boolean {
  for (const bond of state.bonds)
    if ((bond.one === ship.id || bond.other === ship.id) && !isTowLine(state, bond)) return true
  return false
}

/** [WS-108] A grapple that is noted as a tow. */
function isTowLine({ tows }: State, { one, other, isFouled }: Bond): boolean {
  if (isFouled) return false
  for (const { tower, towed } of tows)
    if ((tower === one && towed === other) || (tower === other && towed === one)) return true
  return false
}

/** [WS-101] All ships that hang together with this one, itself first. */
export function groupOf(state: State, ship: Ship): Ship[] {
  const group = [ship]
  if (state.bonds.length === 0) return group
  for (const member of group)
    for (const { one, other } of state.bonds) {
      if (one !== member.id && other !== member.id) continue
      const next = shipOf(state, one === member.id ? other : one)
      if (!group.includes(next)) group.push(next)
    }
  return group
}

/** Seats that a condition holds for, in the order of the players; no list is made where there are none, since every step asks. */
export function seatsThat(
  state: State,
  holds: (state: State, seat: Seat) => boolean,
): readonly Seat[] {
  let found: Seat[] | null = null
  for (const { seat } of state.players) {
    if (!holds(state, seat)) continue
    // A list that grows by a push takes room for many more.
    found = found === null ? [seat] : [...found, seat]
  }
  return found ?? nobody
}

const nobody: readonly Seat[] = []

/** [WS-031] What was sealed has been shown: the next step is written afresh. For events' `apply`. */
export function openSeals(state: State): void {
  for (const player of state.players) player.hasSealed = false
}

/** [WS-096] The two lie fouled. For events' `apply`. */
export function foul(state: State, one: string, other: string): void {
  const bond = bondBetween(state, one, other)
  if (bond) bond.isFouled = true
  else state.bonds.push({ ...newBond(one, other), isFouled: true })
}

/** Nothing holds the two as yet. */
export function newBond(one: string, other: string): Bond {
  return { one, other, isFouled: false, grapples: 0, unfoulTried: [], ungrappleTried: [] }
}

/** What is gone hangs on to nothing and is in nobody's way. For events' `apply`. */
export function castOff(state: State, id: string): void {
  state.bonds = state.bonds.filter(({ one, other }) => one !== id && other !== id)
  state.tows = state.tows.filter(({ tower, towed }) => tower !== id && towed !== id)
  state.melees = state.melees.filter(melee => !fightsIn(melee, id))
  state.choices = state.choices.filter(({ ship }) => ship !== id)
}

/** [WS-220] The ship fights in it, boarding or boarded. */
export function fightsIn({ ship, attackers }: Melee, id: string): boolean {
  return ship === id || attackers.includes(id)
}

/** [WS-220] One of the two boards the other in it. */
export function isBetween({ ship, attackers }: Melee, one: string, other: string): boolean {
  return (ship === one && attackers.includes(other)) || (ship === other && attackers.includes(one))
}

/** [WS-231] A fight that has begun and is not decided. */
export function isInMelee(state: State, id: string): boolean {
  return state.melees.some(melee => !melee.isOver && fightsIn(melee, id))
}
