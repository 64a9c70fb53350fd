import { convexOverlap, gapBetween } from '@grognard/geometry/measured/convex.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { outlineOf } from './hulls.ts'
import type { Hull } from './hulls.ts'
import { lyingNear, outlineAsLying } from './lying.ts'
import type { Lying } from './lying.ts'
import { rectangleOf, roomBetween } from './rectangles.ts'
import type { Rectangle } from './rectangles.ts'
import { distanceTo, shoresOf } from './shores.ts'
import type { Shore } from './shores.ts'
import type { Edge, SeaUnit, State } from './state.ts'
import { hasAbility, isWithin, nameOf } from './units.ts'
import type { Value } from '@grognard/umpire'

/** What stands in the way of a path. */
export interface Block {
  what: 'unit' | 'land' | 'shallows' | 'edge'
  /** The unit's name; empty for others. */
  name: Value
}

/** What may stand in the way of one unit's move: only what the whole path may come near. */
export interface Sea {
  state: State
  unit: SeaUnit
  near: readonly Lying[]
  /** Land first, then the water about it. */
  shores: readonly Shore[]
}

/** Within so much of the place where the path begins. */
export function seaAround(state: State, unit: SeaUnit, hull: Hull, within: number): Sea {
  const near = lyingNear(state, unit, hull, within)
  return { state, unit, near, shores: shoresAbout(state, unit, hull, within + hull.length) }
}

function shoresAbout(state: State, unit: SeaUnit, at: Point, within: number): readonly Shore[] {
  const all = shoresOf(state.islands)
  if (all.length === 0) return all
  const shores = all.filter(({ extent }) => distanceTo(extent, at) <= within)
  return hasAbility(state, unit, 'shallowDraft')
    ? shores.filter(({ what }) => what === 'land')
    : shores
}

/**
 * How far a hull lies at least from the edge and from all that it may not touch, as far as that is no
 * more than enough; below 0 where it may be over one.
 */
export function roomAround(sea: Sea, hull: Hull, enough: number): number {
  const { state, near, shores } = sea
  const rectangle = rectangleOf(hull)
  const { reach } = rectangle
  let room = Math.min(enough, roomOnTable(state, hull) - reach)
  for (const { rectangle: other } of near) {
    if (room < 0) return room
    if (isWithin(other, rectangle, reach + other.reach + room))
      room = Math.min(room, roomBetween(rectangle, other))
  }
  for (const { outline, extent } of shores)
    if (distanceTo(extent, hull) - reach < room)
      room = Math.min(room, gapBetween(outlineOf(hull), outline))
  return room
}

function roomOnTable({ rules }: State, { x, y }: Point): number {
  return Math.min(x, y, rules.width - x, rules.height - y)
}

/** What the hull lies on or over, longer by what is added astern. */
export function blockAt(sea: Sea, hull: Hull, astern: number): Block | null {
  const { state, near, shores } = sea
  const outline = outlineOf(hull, astern)
  const swept = rectangleOf(hull, astern)
  if (roomOnTable(state, swept) < swept.reach && isOffTable(state, outline))
    return { what: 'edge', name: '' }
  for (const other of near)
    if (mayMeet(swept, other, 0) && convexOverlap(outline, outlineAsLying(other)))
      return { what: 'unit', name: nameOf(state, other.id) }
  for (const { what, outline: shore, extent } of shores)
    if (distanceTo(extent, swept) <= swept.reach && convexOverlap(outline, shore))
      return { what, name: '' }
  return null
}

/** Whether another unit may lie nearer than this: told without outlines. */
function mayMeet(rectangle: Rectangle, { rectangle: other }: Lying, nearer: number): boolean {
  if (!isWithin(other, rectangle, rectangle.reach + other.reach + nearer)) return false
  return roomBetween(rectangle, other) < nearer
}

/** What may meet any part of a way, as those that stop short of its end do; with some room for rounding. */
export function seaAlong(sea: Sea, hull: Hull, astern: number): Sea {
  const { state, unit, near, shores } = sea
  const swept = rectangleOf(hull, astern)
  return {
    state,
    unit,
    near: near.filter(other => mayMeet(swept, other, BRIM)),
    shores: shores.filter(({ extent }) => distanceTo(extent, swept) <= swept.reach + BRIM),
  }
}

/** What rounding may put beyond the edge, 1/10 mm. */
const BRIM = 2

/** [WAS-005] A hull lies wholly on the table. */
function isOffTable({ rules }: State, outline: readonly number[]): boolean {
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    if (x < -BRIM || y < -BRIM || x > rules.width + BRIM || y > rules.height + BRIM) return true
  }
  return false
}

/** [WAS-005] Whether any edge is open to the unit. */
export function hasExit({ state, unit }: Sea): boolean {
  return state.rules.exits.some(({ seat }) => seat === unit.seat)
}

/** The open edge that an outline lies over. */
export function exitAt({ state, unit }: Sea, outline: readonly number[]): Edge | null {
  const { width, height } = state.rules
  const isOver: Record<Edge, boolean> = { north: false, east: false, south: false, west: false }
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    if (y > height) isOver.north = true
    if (x > width) isOver.east = true
    if (y < 0) isOver.south = true
    if (x < 0) isOver.west = true
  }
  const exit = state.rules.exits.find(({ seat, edge }) => seat === unit.seat && isOver[edge])
  return exit?.edge ?? null
}
