import { convexOverlap } from '@grognard/geometry/measured/convex.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { hullOf, outlineOf, reachOf } from './hulls.ts'
import type { Hull } from './hulls.ts'
import { rectangleOf } from './rectangles.ts'
import type { Rectangle } from './rectangles.ts'
import type { SeaUnit, State, UnitCard } from './state.ts'
import { cardOf, isAfloat, isWithin } from './units.ts'

/** A unit as it lies on the table: what every way and every shot near it asks for. */
export interface Lying {
  id: string
  hull: Hull
  rectangle: Rectangle
  /** Once it has been asked for. */
  outline: readonly number[] | null
}

/** How each unit lay last, by its place among the cards of its battle: most lie where they lay. */
const lyingAmong = new WeakMap<readonly UnitCard[], (Lying | undefined)[]>()

export function lyingOf(state: State, unit: SeaUnit): Lying {
  return lyingIn(knownIn(state), state, unit)
}

function knownIn({ cards }: State): (Lying | undefined)[] {
  const known = lyingAmong.get(cards)
  if (known) return known
  const made = cards.map(() => undefined)
  lyingAmong.set(cards, made)
  return made
}

function lyingIn(known: (Lying | undefined)[], state: State, unit: SeaUnit): Lying {
  const before = known[unit.index]
  if (before !== undefined && isStillSo(before, unit, cardOf(state, unit))) return before
  const hull = hullOf(state, unit)
  const lying = { id: unit.id, hull, rectangle: rectangleOf(hull), outline: null }
  known[unit.index] = lying
  return lying
}

function isStillSo(
  { id, hull }: Lying,
  { id: unit, x, y, heading }: SeaUnit,
  { length, beam }: UnitCard,
): boolean {
  if (hull.x !== x || hull.y !== y || hull.heading !== heading || id !== unit) return false
  return hull.length === length && hull.beam === beam
}

/** [WAS-006] */
export function outlineAsLying(lying: Lying): readonly number[] {
  lying.outline ??= outlineOf(lying.hull)
  return lying.outline
}

/** Other units afloat that lie within so much of a point, hulls and all. */
export function lyingNear(state: State, mover: SeaUnit, at: Point, within: number): Lying[] {
  const near: Lying[] = []
  const known = knownIn(state)
  for (const unit of state.units)
    if (unit !== mover && isAfloat(unit) && isNear(state, unit, at, within))
      near.push(lyingIn(known, state, unit))
  return near
}

function isNear(state: State, unit: SeaUnit, at: Point, within: number): boolean {
  return isWithin(unit, at, within + reachOf(cardOf(state, unit)))
}

/** [WAS-065] Of some units the first whose hull this outline would share the place of. */
export function firstInTheWay(
  outline: readonly number[],
  near: readonly Lying[],
): Lying | undefined {
  return near.find(lying => convexOverlap(outline, outlineAsLying(lying)))
}
