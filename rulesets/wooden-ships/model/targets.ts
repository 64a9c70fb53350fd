import { lengthOfSteps } from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../book/options.ts'
import { longestRange, sparing } from '../book/tables/gunnery.ts'
import { surrender } from '../book/tables/fates.ts'
import { lineClass } from '../book/tables/ships.ts'
import { fieldBit, fieldOf, fieldsOf } from './arcs.ts'
import {
  areEnemies,
  cardOf,
  distanceBetween,
  isFighting,
  isOfTheLine,
  isOnSea,
  sternOf,
  fightsIn,
} from './ships.ts'
import type { GroundHex, Ship, Side, State } from './state.ts'

/** [WS-160] Which half of a broadside fires. */
export type Sections = 'both' | 'bow' | 'stern'

/** A target in the field of a side, as its guns bear on it. */
export interface Bearing {
  target: Ship
  range: number
  sections: Sections
}

/** A ship in the field of a side, or land. */
interface Contact {
  /** Null: land. */
  ship: Ship | null
  range: number
  /** A set, see `fieldBit`. */
  fields: number
}

const wholeField = fieldBit(1) | fieldBit(2) | fieldBit(3) | fieldBit(4) | fieldBit(5)
const sternField = fieldBit(2) | fieldBit(4)
const bowField = fieldBit(3) | fieldBit(5)
/** [WS-152] For the bits of a lowest field: 1 before 2 before 3. */
const wholeBroadside = fieldBit(1) | fieldBit(2) | fieldBit(3)

/** What lies in the field of a side. */
export function contactsOf(state: State, ship: Ship, side: Side): Contact[] {
  const contacts: Contact[] = []
  for (const other of state.ships) {
    if (!isNear(ship, other.q, other.r) || other === ship || !isOnSea(other)) continue
    const fields = fieldsOf(ship, side, other)
    if (fields !== 0) contacts.push({ ship: other, range: distanceBetween(ship, other), fields })
  }
  for (const hex of state.ground) {
    if (hex.depth > 0 || !isNear(ship, hex.q, hex.r)) continue
    const fields = fieldBit(fieldOf(ship, side, hex.q, hex.r))
    if (fields !== 0) contacts.push({ ship: null, range: rangeToHex(ship, hex), fields })
  }
  return contacts
}

/** Some enemy is near enough to be looked for with the guns. */
export function isEnemyNear(state: State, ship: Ship): boolean {
  for (const other of state.ships)
    if (other.seat !== ship.seat && isNear(ship, other.q, other.r) && isTarget(state, ship, other))
      return true
  return false
}

/** Two hexes of either ship may be nearer than the bows are. */
const bowReach = longestRange + 2

function isNear(ship: Ship, q: number, r: number): boolean {
  return lengthOfSteps(q - ship.q, r - ship.r) <= bowReach
}

function rangeToHex(ship: Ship, hex: GroundHex): number {
  const stern = sternOf(ship)
  return Math.min(
    lengthOfSteps(hex.q - ship.q, hex.r - ship.r),
    lengthOfSteps(hex.q - stern.q, hex.r - stern.r),
  )
}

/** What a target in the field may be fired at with, or what stands before it. */
export type Sight = { sections: Sections; range: number } | { blocker: Ship | null } | null

/** [WS-152] [WS-155] How the side sees a target: null where it lies in no field. */
export function sightOf(
  state: State,
  ship: Ship,
  contacts: readonly Contact[],
  target: Ship,
): Sight {
  const own = contacts.find(contact => contact.ship === target)
  if (!own) return null
  if (state.options.game === 'basic') return seenThrough(state, ship, contacts, own, 'both')
  if ((own.fields & wholeBroadside) === 0)
    return seenThrough(state, ship, contacts, own, own.fields & fieldBit(4) ? 'stern' : 'bow')
  return seenThrough(state, ship, contacts, own, 'both')
}

/** [WS-155] Nothing may stand nearer in the fields that count for the sections that fire. */
function seenThrough(
  state: State,
  ship: Ship,
  contacts: readonly Contact[],
  own: Contact,
  sections: Sections,
): Sight {
  const counts = sections === 'stern' ? sternField : sections === 'bow' ? bowField : wholeField
  const flank = state.options.game === 'basic' ? 0 : flankOf(own.fields)
  let isFlankBlocked = false
  for (const contact of contacts) {
    if (contact.range >= own.range || (contact.fields & counts) === 0) continue
    if (contact.ship && isPassedBy(state, ship, contact.ship)) continue
    if ((contact.fields & ~flank) !== 0) return { blocker: contact.ship }
    isFlankBlocked = true
  }
  if (!isFlankBlocked) return { sections, range: own.range }
  return { sections: flank === fieldBit(4) ? 'bow' : 'stern', range: own.range }
}

/** [WS-152] On 2 and 4, or on 3 and 5: what is nearer in 4 or in 5 silences one section only. */
function flankOf(fields: number): number {
  if (fields === sternField) return fieldBit(4)
  return fields === bowField ? fieldBit(5) : 0
}

/** [WS-157] An enemy who is spared is in nobody's way, unless the players agreed otherwise. */
function isPassedBy(state: State, ship: Ship, other: Ship): boolean {
  if (state.options.sparedFrigateBlocks) return false
  return isSparedBy(state, ship, other) && areEnemies(state, ship, other)
}

/** [WS-157] Too far off for a ship of the line, and no danger to one of late. */
export function isSparedBy(state: State, ship: Ship, other: Ship): boolean {
  return (
    isOn(state.options, 'frigatesSpared') &&
    !isOfTheLine(state, other) &&
    isOfTheLine(state, ship) &&
    other.lastBold < state.turn - sparing.turns &&
    distanceBetween(ship, other) >= sparing.range &&
    !isHoldingOn(state, other)
  )
}

/** [WS-157] A smaller ship that is grappled or boards, or tows, with a ship of the line of either side. */
export function isHoldingOn(state: State, ship: Ship): boolean {
  if (state.bonds.length + state.tows.length + state.melees.length === 0) return false
  const isLine = (id: string) => state.cards.some(card => card.id === id && card.class <= lineClass)
  const { id } = ship
  return (
    state.bonds.some(
      ({ one, other, grapples }) =>
        grapples > 0 && ((one === id && isLine(other)) || (other === id && isLine(one))),
    ) ||
    state.tows.some(
      ({ tower, towed }) => (tower === id && isLine(towed)) || (towed === id && isLine(tower)),
    ) ||
    state.melees.some(
      melee =>
        fightsIn(melee, id) &&
        [melee.ship, ...melee.attackers].some(one => one !== id && isLine(one)),
    )
  )
}

/** [WS-156] An enemy who has neither struck nor surrendered and is not about to go down. */
export function isTarget(state: State, ship: Ship, other: Ship): boolean {
  return other.status === 'afloat' && other.doom === 'none' && areEnemies(state, ship, other)
}

/** Before friends are looked at, of whom in a fleet there are always some in the field. */
function hasTargetIn(state: State, ship: Ship, side: Side): boolean {
  for (const other of state.ships)
    if (other.seat !== ship.seat && isNear(ship, other.q, other.r) && isTarget(state, ship, other))
      if (fieldsOf(ship, side, other) !== 0) return true
  return false
}

/** [WS-155] Every target of a side, the nearest first. */
export function bearingsOf(state: State, ship: Ship, side: Side): Bearing[] {
  if (!hasTargetIn(state, ship, side)) return []
  const contacts = contactsOf(state, ship, side)
  const bearings: Bearing[] = []
  for (const { ship: target, range } of contacts) {
    if (!target || range > longestRange || !isTarget(state, ship, target)) continue
    if (isSparedBy(state, ship, target)) continue
    const sight = sightOf(state, ship, contacts, target)
    if (sight && 'sections' in sight) bearings.push({ target, ...sight })
  }
  return bearings.toSorted((one, other) => one.range - other.range)
}

/** [WS-204] [WS-205] No friend of the firer's class or larger is near to help. */
export function isIsolated(state: State, target: Ship, firer: Ship): boolean {
  const most = cardOf(state, firer).class
  return !state.ships.some(
    friend =>
      friend !== target &&
      isFighting(friend) &&
      !areEnemies(state, friend, target) &&
      cardOf(state, friend).class <= most &&
      distanceBetween(friend, target) <= surrender.isolation,
  )
}
