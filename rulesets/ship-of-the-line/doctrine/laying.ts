import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/pose.ts'
import { bearingSide, kindOfShot, rangeBetween } from '../bearing.ts'
import type { Side } from '../state.ts'
import type { ShotKind } from '../tables/charts.ts'
import { batteryNumbers, longestRange } from '../tables/ship.ts'

/** How the guns of a side lie on a target: cables, and the kind of each battery's shot. */
export interface Laying {
  side: Side
  range: number
  kinds: readonly ShotKind[]
}

const WIDTH = 2 * longestRange + 1
const DOTS = WIDTH * WIDTH
const NONE = -1

/** A way to lie near a target, by number: the steps to it, east and south, and the own heading. */
export const ways: readonly number[] = Array.from({ length: DOTS * HEADINGS }, (_, way) => way)
export const eastOf = ways.map(way => Math.floor(way / HEADINGS / WIDTH) - longestRange)
export const southOf = ways.map(way => (Math.floor(way / HEADINGS) % WIDTH) - longestRange)

/** The own heading of a way. */
export function headingAt(way: number): number {
  return way % HEADINGS
}

/** Every laying there is, each once; elsewhere it is called by its place in this list. */
const all: Laying[] = []
const places = new Map<string, number>()
const byWay = new Int8Array(ways.length * HEADINGS).fill(NONE)
for (const way of ways) for (let to = 0; to < HEADINGS; to++) enter(way, to)

export const layings: readonly Laying[] = all

function enter(way: number, to: number): void {
  const target = { x: eastOf[way] ?? 0, y: southOf[way] ?? 0, heading: to }
  const laying = laidOn({ x: 0, y: 0, heading: headingAt(way) }, target)
  if (laying === null) return
  const key = JSON.stringify(laying)
  const place = places.get(key) ?? all.push(laying) - 1
  places.set(key, place)
  byWay[way * HEADINGS + to] = place
}

function laidOn(from: DotPose, to: DotPose): Laying | null {
  const range = rangeBetween(to.x - from.x, to.y - from.y)
  const side = bearingSide(from, to)
  if (range === null || side === null) return null
  return { side, range, kinds: batteryNumbers.map(battery => kindOfShot(from, battery, to)) }
}

/** How one ship's guns lie on another; null where none bears. */
export function layingOf(from: DotPose, to: DotPose): Laying | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx > longestRange || dx < -longestRange || dy > longestRange || dy < -longestRange)
    return null
  const way = ((dx + longestRange) * WIDTH + dy + longestRange) * HEADINGS + from.heading
  return layings[layingAt(way, to.heading)] ?? null
}

/** The laying of a way on a target that heads so; below 0 where no gun bears. */
export function layingAt(way: number, to: number): number {
  return byWay[way * HEADINGS + to] ?? NONE
}

/** The laying of the target's guns on the ship. */
export function layingBack(way: number, to: number): number {
  const back = DOTS - 1 - Math.floor(way / HEADINGS)
  return byWay[(back * HEADINGS + to) * HEADINGS + headingAt(way)] ?? NONE
}
