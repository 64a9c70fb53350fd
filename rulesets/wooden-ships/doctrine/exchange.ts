import { lengthOfSteps } from '@grognard/geometry/hex/hex.ts'
import { hullRange, longestRange } from '../book/tables/gunnery.ts'
import type { Hits } from '../book/tables/hits.ts'
import { fieldsOf, rakeOf } from '../model/arcs.ts'
import { hasGunners } from '../model/crews.ts'
import { distanceBetween, isFighting } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, Side, State } from '../model/state.ts'
import { batteryOf, numberOf, squareWorths, worthOfFire, worthOfSurrender } from './worth.ts'
import type { Battery } from './worth.ts'

/** What is worked out once while a commander thinks about one order: nothing of it outlives that. */
export interface Thoughts {
  state: State
  batteries: Map<string, Battery>
  worths: Map<string, Hits>
}

export function thoughtsOn(state: State): Thoughts {
  return { state, batteries: new Map(), worths: new Map() }
}

function batteryIn({ state, batteries }: Thoughts, ship: Ship): Battery {
  const known = batteries.get(ship.id)
  if (known) return known
  const battery = batteryOf(state, ship)
  batteries.set(ship.id, battery)
  return battery
}

function worthsIn({ state, worths }: Thoughts, ship: Ship): Hits {
  const known = worths.get(ship.id)
  if (known) return known
  const found = squareWorths(state, ship)
  worths.set(ship.id, found)
  return found
}

/** [WS-158] Somebody is at the guns, and no mast lies over them. */
export function canFire(ship: Ship): boolean {
  return (
    isFighting(ship) &&
    hasGunners(ship) &&
    ship.hanging.port + ship.hanging.starboard === 0 &&
    ship.aground === 0 &&
    ship.weighing === 0 &&
    !ship.hasWarped
  )
}

/** What a side does to a ship, both lying so: at the hull where it reaches her, or at the rigging. */
export function sideWorth(
  thoughts: Thoughts,
  ship: Ship,
  side: Side,
  target: Ship,
  range: number,
): number {
  const fields = fieldsOf(ship, side, target)
  if (fields === 0) return 0
  const { state } = thoughts
  const rake = rakeOf(state, ship, target)
  const number = numberOf(batteryIn(thoughts, ship), side, fields, range, rake)
  if (number < 0) return 0
  const aim = range <= hullRange ? 'hull' : 'rigging'
  const load = { aim, ammunition: ship.load[side] } as const
  return (
    worthOfFire(state, number, load, worthsIn(thoughts, target)) +
    worthOfSurrender(state, { ship, range, rake }, target, aim)
  )
}

/** What a ship that lies so does to the others: each side to the nearest that it sees. */
export function harmDone(
  thoughts: Thoughts,
  ship: Ship,
  foes: readonly Ship[],
  others: readonly Ship[],
  isLoaded: (side: Side) => boolean,
): number {
  let done = 0
  for (const side of sides) {
    if (!isLoaded(side)) continue
    const found = targetOf(ship, side, foes)
    if (found && !isHidden(ship, side, others, found.range))
      done += sideWorth(thoughts, ship, side, found.target, found.range)
  }
  return done
}

/** [WS-155] The nearest foe in the field of a side. */
function targetOf(
  ship: Ship,
  side: Side,
  foes: readonly Ship[],
): { target: Ship; range: number } | null {
  let target: Ship | null = null
  let nearest = longestRange + 1
  for (const foe of foes) {
    if (isBeyond(ship, foe, nearest - 1)) continue
    const range = distanceBetween(ship, foe)
    if (range >= nearest || range === 0 || fieldsOf(ship, side, foe) === 0) continue
    target = foe
    nearest = range
  }
  return target && { target, range: nearest }
}

/** Told by the bows alone, to spare looking at all four pairs of hexes: each stern lies one hex behind. */
function isBeyond(ship: Ship, other: Ship, range: number): boolean {
  return lengthOfSteps(other.q - ship.q, other.r - ship.r) > range + 2
}

/** [WS-155] [WS-156] A friend stands nearer. */
function isHidden(ship: Ship, side: Side, others: readonly Ship[], range: number): boolean {
  return others.some(
    other =>
      !isBeyond(ship, other, range - 1) &&
      distanceBetween(ship, other) < range &&
      fieldsOf(ship, side, other) !== 0,
  )
}

/** What the foes can do to a ship that lies so; each with its better side. */
export function harmTaken(
  thoughts: Thoughts,
  ship: Ship,
  foes: readonly Ship[],
  isLoaded: (foe: Ship, side: Side) => boolean,
): number {
  let taken = 0
  for (const foe of foes) {
    if (isBeyond(ship, foe, longestRange)) continue
    const range = distanceBetween(ship, foe)
    if (range > longestRange || range === 0 || !canFire(foe)) continue
    let worst = 0
    for (const side of sides)
      if (isLoaded(foe, side)) worst = Math.max(worst, sideWorth(thoughts, foe, side, ship, range))
    taken += worst
  }
  return taken
}

/** What guns do from a place and to it, for what it is worth to lie there. */
export type ExchangeAt = (there: Ship) => number

/** Which sides have something to fire: of the ship that lies there, and of a foe. */
export interface Loaded {
  own: (side: Side) => boolean
  theirs: (foe: Ship, side: Side) => boolean
}

/** Fire with foes who lie so, worked out once for each place, since many courses lead there. */
export function exchangeWith(
  thoughts: Thoughts,
  foes: readonly Ship[],
  friends: readonly Ship[],
  danger: number,
  { own, theirs }: Loaded,
): ExchangeAt {
  const known = new Map<number, number>()
  return there => {
    const place = (there.q * ROWS + there.r) * HEADINGS + there.heading
    const found = known.get(place)
    if (found !== undefined) return found
    const worth =
      harmDone(thoughts, there, foes, friends, own) -
      danger * harmTaken(thoughts, there, foes, theirs)
    known.set(place, worth)
    return worth
  }
}

/** More rows than a chart has, and than there are headings, so that no two places share a number. */
const ROWS = 1_000_000
const HEADINGS = 8
