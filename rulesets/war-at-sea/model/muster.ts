import { sharedOut } from '@grognard/umpire'
import type { Seat, Value } from '@grognard/umpire'
import { cardById, cards } from '../book/tables/cards.ts'
import type { Card, UnitType } from '../book/tables/cards.ts'
import {
  mostUnits,
  mostWithoutAircraft,
  sampleFleets,
  sidesOf,
  theatres,
} from '../book/tables/fleets.ts'
import type { SampleFleetId } from '../book/tables/fleets.ts'
import { commandersOn } from './commanders.ts'
import type { Enlisted, State, UnitCard } from './state.ts'
import { isAircraftType } from './units.ts'
import { nameOnRoster } from './names.ts'

/** The home of an aircraft that stands at the land airbase. */
const ashore = 'ashore'

/** [WAS-025] [WAS-027] The cards that a seat may build from. */
export function cardsFor(state: State, seat: Seat): Card[] {
  return cards.filter(
    card => isOnSide(card, seat) && isEarlyEnough(state, card) && isOfTheatre(state, card),
  )
}

/** [WAS-025] */
export function isOnSide({ nation }: Card, seat: Seat): boolean {
  const nations: readonly string[] = seat === 'allies' ? sidesOf.allies : sidesOf.axis
  return nations.includes(nation)
}

/** [WAS-027] */
export function isEarlyEnough({ rules }: State, { year }: Card): boolean {
  return year <= rules.latestYear
}

/** [WAS-027] */
export function isOfTheatre({ rules }: State, { nation }: Card): boolean {
  if (rules.theatre === 'any') return true
  const nations: readonly string[] = theatres[rules.theatre]
  return nations.includes(nation)
}

/** Undefined where the roster has no such card. */
export function cardNamed(id: string): Card | undefined {
  return byId.get(id)
}

const byId = new Map(cards.map(card => [card.id, card]))

/** [WAS-025] What a fleet costs. */
export function valueOf(enlisted: readonly Enlisted[]): number {
  return enlisted.reduce((sum, { card }) => sum + (cardNamed(card)?.points ?? 0), 0)
}

/** [WAS-026] Types whose ships have names of their own. */
const named: readonly UnitType[] = ['battleship', 'carrier', 'cruiser']

/** [WAS-026] A ship with a name of her own that is there twice. */
export function doubled(enlisted: readonly Enlisted[]): Value | undefined {
  const seen = new Set<string>()
  for (const { card } of enlisted) {
    const row = cardNamed(card)
    if (!row || !named.includes(row.type)) continue
    if (seen.has(card)) return nameOnRoster(card)
    seen.add(card)
  }
  return undefined
}

/** [WAS-029] [WAS-A25] Whether the card may stand on such a carrier: one of its nation, or for export one of the US or UK. */
export function mayStandOn(plane: Card, carrier: Card): boolean {
  if (carrier.planes === 0 || isLandBased(plane)) return false
  if (plane.nation === carrier.nation) return true
  if (!plane.abilities.includes('exportVersion')) return false
  return carrier.nation === 'US' || carrier.nation === 'UK'
}

/** [WAS-029] [WAS-A34] Only ashore. */
function isLandBased({ type, abilities }: Card): boolean {
  return type === 'patrolBomber' || abilities.includes('landBased')
}

/**
 * [WAS-029] Where each unit of a fleet has its home: for an aircraft the place of its carrier in the
 * list or the airbase, null where it finds no carrier; for others null. Export versions come last.
 */
export function homesOf(enlisted: readonly Enlisted[]): (number | 'ashore' | null)[] {
  const rows = enlisted.map(({ card }) => cardNamed(card))
  const room = rows.map(row => row?.planes ?? 0)
  const homes: (number | 'ashore' | null)[] = enlisted.map(() => null)
  const embark = (isExport: boolean) => {
    for (const [at, { base }] of enlisted.entries()) {
      const plane = rows[at]
      if (!plane || !isAircraftType(plane.type)) continue
      if (plane.abilities.includes('exportVersion') !== isExport) continue
      homes[at] = base === 'airbase' ? ashore : takePlace(plane, rows, room)
    }
  }
  embark(false)
  embark(true)
  return homes
}

function takePlace(
  plane: Card,
  rows: readonly (Card | undefined)[],
  room: number[],
): number | null {
  const at = rows.findIndex(
    (carrier, place) => carrier && (room[place] ?? 0) > 0 && mayStandOn(plane, carrier),
  )
  if (at < 0) return null
  room[at] = (room[at] ?? 0) - 1
  return at
}

/** [WAS-029] The first aircraft that is to stand on a carrier and finds none. */
export function homelessIn(enlisted: readonly Enlisted[]): Value | undefined {
  const homes = homesOf(enlisted)
  const at = enlisted.findIndex(({ card }, place) => {
    const row = cardNamed(card)
    return row !== undefined && isAircraftType(row.type) && homes[place] === null
  })
  return at < 0 ? undefined : nameOnRoster(enlisted[at]?.card ?? '')
}

/** [WAS-028] Aircraft that stand at the land airbase. */
export function countAshore(enlisted: readonly Enlisted[]): number {
  return homesOf(enlisted).filter(home => home === ashore).length
}

/** [WAS-029] Aircraft that stand on carriers, and how many these have room for. */
export function countAboard(enlisted: readonly Enlisted[]): { count: number; room: number } {
  return {
    count: homesOf(enlisted).filter(home => typeof home === 'number').length,
    room: enlisted.reduce((sum, { card }) => sum + (cardNamed(card)?.planes ?? 0), 0),
  }
}

/** [WAS-028] */
export function airbaseOf({ rules }: State, seat: Seat): number {
  return seat === 'allies' ? rules.airbases.allies : rules.airbases.axis
}

/** [WAS-029] The same cards, each aircraft on a carrier where one takes it. */
function basedBest(ids: readonly string[]): Enlisted[] {
  const aboard = ids.map(card => ({ card, base: 'carrier' as const }))
  const homes = homesOf(aboard)
  return aboard.map((one, at) => {
    const row = cardNamed(one.card)
    const isHomeless = row !== undefined && isAircraftType(row.type) && homes[at] === null
    return isHomeless ? { ...one, base: 'airbase' as const } : one
  })
}

/** [WAS-031] */
export function sampleFleet(id: SampleFleetId): Enlisted[] {
  return basedBest(sampleFleets[id])
}

/** Which of so many that can be paid, the dearest first, is taken next. */
export type Taste = (count: number) => number
const dearest: Taste = () => 0
export const middling: Taste = count => Math.floor(count / 2)
const cheapest: Taste = count => count - 1
export const tastes: readonly Taste[] = [dearest, middling, cheapest]

/** What is bought next, for an aircraft where it is to stand. */
interface Purchase {
  types: readonly UnitType[]
  base?: 'carrier' | 'airbase'
  /** Points that must be left after it. */
  spare?: number
}

/** A sensible order of buying: big ships, their escort, and again. */
const surfacePlan: readonly Purchase[] = [
  { types: ['battleship'] },
  { types: ['cruiser'] },
  { types: ['destroyer'] },
  { types: ['destroyer'] },
  { types: ['cruiser'] },
  { types: ['destroyer'] },
  { types: ['submarine'] },
]

/** [WAS-028] [WAS-029] With a carrier, what she has room for, and bombers from the coast. */
const airPlan: readonly Purchase[] = [
  { types: ['battleship'] },
  { types: ['carrier'], spare: 10 },
  { types: ['fighter'], base: 'carrier' },
  { types: ['diveBomber', 'torpedoBomber'], base: 'carrier' },
  { types: ['torpedoBomber', 'diveBomber'], base: 'carrier' },
  { types: ['cruiser'] },
  { types: ['destroyer'] },
  { types: ['patrolBomber', 'diveBomber', 'fighter'], base: 'airbase' },
  { types: ['destroyer'] },
  { types: ['cruiser'] },
  { types: ['destroyer'] },
  { types: ['submarine'] },
]

/** [WAS-170] In the dark few aircraft find anything. */
function planFor({ rules: { fleetPoints, light } }: State): readonly Purchase[] {
  return fleetPoints > mostWithoutAircraft && light !== 'darkness' ? airPlan : surfacePlan
}

/** [WAS-025] A fleet that spends its points by a taste: of ships and submarines, a larger one with aircraft. */
export function fleetBy(state: State, seat: Seat, taste: Taste): Enlisted[] {
  const ids: string[] = []
  const plan = planFor(state)
  let left = state.rules.fleetPoints
  for (let at = 0, missed = 0; missed < plan.length && ids.length < mostUnits; at++) {
    const bought = buy(state, seat, plan[at % plan.length], left, ids, taste)
    if (!bought) {
      missed += 1
      continue
    }
    missed = 0
    ids.push(bought.id)
    left -= bought.points
  }
  return basedBest(ids)
}

/** [WAS-026] [WAS-029] One more card of these types that has a place. */
function buy(
  state: State,
  seat: Seat,
  { types, base, spare = 0 }: Purchase = { types: [] },
  left: number,
  taken: readonly string[],
  taste: Taste,
): Card | undefined {
  const open = cardsFor(state, seat)
    .filter(({ type }) => types.includes(type))
    .filter(card => card.points + Math.max(spare, keptAfter(state, seat, card, taken)) <= left)
    .filter(({ id, type }) => !isUniqueAndTaken(state, id, type, taken))
    .filter(card => base === undefined || isRoomAt(base, state, seat, card, taken))
    .toSorted((one, other) => other.points - one.points)
  return open[Math.min(open.length - 1, taste(open.length))]
}

/** [WAS-051] Points that must be left after the card, so that each commander has a ship: a destroyer at least. */
function keptAfter(state: State, seat: Seat, card: Card, taken: readonly string[]): number {
  const commanders = commandersOn(state, seat)
  if (commanders < 2) return 0
  const ships = shipsAmong([...taken, card.id])
  return Math.max(0, commanders - ships.length) * cheapestDestroyer(state, seat)
}

/** [WAS-051] The places in the list of what a commander can have: aircraft go with their carriers. */
export function shipsAmong(ids: readonly string[]): number[] {
  return [...ids.keys()].filter(at => {
    const card = cardNamed(ids[at] ?? '')
    return card !== undefined && !isAircraftType(card.type)
  })
}

function cheapestDestroyer(state: State, seat: Seat): number {
  const destroyers = cardsFor(state, seat).filter(({ type }) => type === 'destroyer')
  return Math.min(...destroyers.map(({ points }) => points))
}

function isUniqueAndTaken(
  { rules }: State,
  id: string,
  type: UnitType,
  taken: readonly string[],
): boolean {
  return rules.hasUniqueShips && named.includes(type) && taken.includes(id)
}

/** [WAS-028] [WAS-029] Whether one more aircraft finds a place there; ashore those that can be nowhere else. */
function isRoomAt(
  base: 'carrier' | 'airbase',
  state: State,
  seat: Seat,
  card: Card,
  taken: readonly string[],
): boolean {
  if (base === 'airbase') return isLandBased(card) && hasPlaceFor(state, seat, [...taken, card.id])
  const fleet = basedBest([...taken, card.id])
  return fleet.at(-1)?.base === 'carrier' && countAshore(fleet) === countAshore(basedBest(taken))
}

/** [WAS-025] A fleet by chance, of anything that can be paid and finds a place. */
export function fleetByChance(
  state: State,
  seat: Seat,
  roll: (sides: number) => number,
): Enlisted[] {
  const ids: string[] = []
  let left = state.rules.fleetPoints
  let open = cardsFor(state, seat)
  while (ids.length < mostUnits) {
    open = open.filter(
      card =>
        card.points + keptAfter(state, seat, card, ids) <= left &&
        !isUniqueAndTaken(state, card.id, card.type, ids),
    )
    const card = open.length > 0 ? open[roll(open.length) - 1] : undefined
    if (!card) break
    if (isAircraftType(card.type) && !hasPlaceFor(state, seat, [...ids, card.id])) {
      open = open.filter(other => other !== card)
      continue
    }
    ids.push(card.id)
    left -= card.points
  }
  return basedBest(ids)
}

function hasPlaceFor(state: State, seat: Seat, ids: readonly string[]): boolean {
  return countAshore(basedBest(ids)) <= airbaseOf(state, seat)
}

/** The units of a fleet that has been built: a card each, and the homes of its aircraft. */
export interface Mustered {
  cards: UnitCard[]
  /** In the order of the cards; null for what is no aircraft. */
  homes: (string | null)[]
}

export function musteredFrom(seat: Seat, enlisted: readonly Enlisted[]): Mustered {
  const places = homesOf(enlisted)
  const idAt = (at: number) => `${seat}-${at + 1}`
  return {
    cards: enlisted.map(({ card }, at) => ({
      ...cardById(card),
      id: idAt(at),
      card,
      name: nameAt(enlisted, at),
      enters: 1,
      isConvoy: false,
    })),
    homes: places.map(home => (typeof home === 'number' ? idAt(home) : home)),
  }
}

/** [WAS-051] The ships of a fleet shared out in the order of its list, as they will be called; nothing where one has all. */
export function chargesOf(
  state: State,
  seat: Seat,
  enlisted: readonly Enlisted[],
): { seat: Seat; names: string[] }[] {
  const ids = enlisted.map(({ card }) => card)
  const ships = shipsAmong(ids).map(at => ({ id: `${at}`, weight: 1 }))
  return sharedOut(seat, commandersOn(state, seat), ships).map(({ seat, charge }) => ({
    seat,
    names: charge.map(at => nameAt(enlisted, Number(at))),
  }))
}

/** Sisters are numbered. */
function nameAt(enlisted: readonly Enlisted[], at: number): string {
  const id = enlisted[at]?.card ?? ''
  const before = enlisted.slice(0, at).filter(({ card }) => card === id).length
  return before === 0 ? cardById(id).name : `${cardById(id).name} ${before + 1}`
}
