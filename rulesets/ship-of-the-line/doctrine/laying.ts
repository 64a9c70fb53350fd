import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import type { ShotKind } from '../book/tables/charts.ts'
import { batteryNumbers, longestRange } from '../book/tables/ship.ts'
import { bearingSide, kindOfShot, rangeBetween } from '../model/bearing.ts'
import { reachOf } from '../model/guns.ts'
import type { Ship, Side } from '../model/state.ts'
import { weights } from './evaluate.ts'
import type { Severity } from './gunnery.ts'

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

/** What all working guns of a ship may do to another, by laying. */
export interface Fire {
  worth: Float64Array
  /** A part of it is a broadside. */
  isAnswered: boolean[]
}

/** `severity` is that of a shot at the target. */
export function fireOf(ship: Ship, severity: Severity): Fire {
  const fire = { worth: new Float64Array(layings.length), isAnswered: layings.map(() => false) }
  const reach = reachOf(ship)
  for (let place = 0; place < layings.length; place++) {
    const laying = layings[place]
    if (laying && laying.range <= reach) layOn(fire, place, laying, ship, severity)
  }
  return fire
}

function layOn(
  { worth, isAnswered }: Fire,
  place: number,
  { side, kinds, range }: Laying,
  ship: Ship,
  severity: Severity,
): void {
  const works = ship.batteries[side]
  let sum = 0
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]
    if (!works[i] || kind === undefined) continue
    sum += severity[kind][range - 1] ?? 0
    if (kind === 'broadside') isAnswered[place] = true
  }
  worth[place] = sum
}

/** What an attack gains when it has been answered; `back` is the laying of the answer, below 0 for none. */
export function gainOf(fire: Fire, answer: Fire, laying: number, back: number): number {
  const dealt = fire.worth[laying] ?? 0
  if (dealt === 0 || back < 0 || !fire.isAnswered[laying]) return dealt
  return dealt - (answer.worth[back] ?? 0) * weights.answer * weights.taken
}
