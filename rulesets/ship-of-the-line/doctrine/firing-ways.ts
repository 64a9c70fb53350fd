import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import { longestRange } from '../tables/ship.ts'
import { eastOf, layingAt, southOf, ways } from './laying.ts'
import { posesWithin } from './reach.ts'

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
