import { HEADINGS, otherTack, stepOf, turned } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import { longestRange } from '../book/tables/ship.ts'
import { isIntoWind } from '../model/board.ts'
import { turns } from '../model/ways.ts'
import { eastOf, layingAt, southOf, ways } from './laying.ts'

/** A single cable as it may be sailed with sea room. */
export interface Cable {
  action: 'move' | 'comeAbout' | 'wear'
  turn: number
  direction: number
  heading: number
}

const cables: (readonly Cable[])[] = []

/** Every cable from a heading, foresails standing, wherever it leads. */
export function cablesFrom(heading: number, windFrom: number): readonly Cable[] {
  const index = windFrom * 8 + heading
  return (cables[index] ??= [...plainCables(heading, windFrom), ...tacks(heading, windFrom)])
}

function plainCables(heading: number, windFrom: number): Cable[] {
  return turns
    .map(turn => ({ turn, heading: turned(heading, turn) }))
    .filter(cable => !isIntoWind({ windFrom }, cable.heading))
    .map(cable => ({ action: 'move', ...cable, direction: cable.heading }))
}

function tacks(heading: number, windFrom: number): Cable[] {
  return otherTack(heading, windFrom).flatMap((after): Cable[] => [
    { action: 'comeAbout', turn: 0, direction: windFrom, heading: after },
    { action: 'wear', turn: 0, direction: turned(windFrom, 4), heading: after },
  ])
}

const reaches: (readonly DotPose[])[] = []

/** Where a ship at 0, 0 can be at the end of any of its moves, its own pose first; in the open sea. */
export function posesWithin(heading: number, windFrom: number, moves: number): readonly DotPose[] {
  const index = (moves * 8 + windFrom) * 8 + heading
  return (reaches[index] ??= reachable({ x: 0, y: 0, heading }, windFrom, moves))
}

function reachable(start: DotPose, windFrom: number, moves: number): DotPose[] {
  const found = new Map([[keyOf(start), start]])
  let last: DotPose[] = [start]
  for (let move = 0; move < moves; move++) {
    const next: DotPose[] = []
    for (const pose of last)
      for (const cable of cablesFrom(pose.heading, windFrom)) {
        const after = afterCable(pose, cable)
        if (found.has(keyOf(after))) continue
        found.set(keyOf(after), after)
        next.push(after)
      }
    last = next
  }
  return [...found.values()]
}

/** The pose a cable leads to. */
export function afterCable(pose: DotPose, { direction, heading }: Cable): DotPose {
  const { dx, dy } = stepOf(direction)
  return { x: pose.x + dx, y: pose.y + dy, heading }
}

const SPAN = 64

/** A number for each pose on or about the board. */
export function keyOf({ x, y, heading }: DotPose): number {
  return ((x + SPAN) * 4 * SPAN + y + SPAN) * 8 + heading
}

/** For each dot about a ship the ways she may come to lie with guns that bear on it. */
export interface FiringWays {
  span: number
  byDot: readonly (readonly number[])[]
}

const known: FiringWays[] = []
const none: readonly number[] = []

/** Within so many moves in the open sea, the place where she lies among them. */
export function firingWaysWithin(heading: number, windFrom: number, moves: number): FiringWays {
  const index = (moves * HEADINGS + windFrom) * HEADINGS + heading
  return (known[index] ??= found(heading, windFrom, moves))
}

function found(heading: number, windFrom: number, moves: number): FiringWays {
  const span = moves + longestRange
  const byDot = Array.from({ length: (2 * span + 1) * (2 * span + 1) }, (): number[] => [])
  for (const pose of posesWithin(heading, windFrom, moves))
    for (let way = pose.heading; way < ways.length; way += HEADINGS)
      if (bears(way))
        byDot[dotAt(span, pose.x + (eastOf[way] ?? 0), pose.y + (southOf[way] ?? 0))]?.push(way)
  return { span, byDot }
}

/** Whether guns bear does not depend on how the target heads. */
const bears = (way: number) => layingAt(way, 0) >= 0

const dotAt = (span: number, dx: number, dy: number) => (dx + span) * (2 * span + 1) + dy + span

/** The ways to lie to a dot so many steps to the east and south. */
export function waysOnto({ span, byDot }: FiringWays, dx: number, dy: number): readonly number[] {
  if (dx > span || dx < -span || dy > span || dy < -span) return none
  return byDot[dotAt(span, dx, dy)] ?? none
}
