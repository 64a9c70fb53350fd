import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { courseAfterTack, courseBy } from '../movement/courses.ts'
import type { Ship, State } from '../state.ts'
import { leastMove } from '../tables/movement.ts'

const hard = (share: number): readonly number[] => Array.from({ length: 10 }, () => share)

/** How the helm is laid after each inch, as a share of the most. */
const HELMS: readonly (readonly number[])[] = [
  [],
  hard(1),
  hard(-1),
  hard(0.5),
  hard(-0.5),
  [1],
  [-1],
  [1, 1],
  [-1, -1],
  [0.5],
  [-0.5],
  [0, 1, 1, 1],
  [0, -1, -1, -1],
  [0, 0, 1, 1],
  [0, 0, -1, -1],
  [1, -1],
  [-1, 1],
  [1, 0, -1],
  [-1, 0, 1],
]

/** Lengths tried, as shares of the speed. */
const LENGTHS = [1, 0.8, 0.6, 0.4, 0.2]

/** [LOB-102] Turns of a passed tack. */
const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000]

/** How many courses are thought of: all, or those that come to mind at once. */
export type Thoroughness = 'thorough' | 'quick'

const HELMS_AT_ONCE = 7
const LENGTHS_AT_ONCE = [1, 0.5]

/** Paths a captain thinks of: each helm at several lengths, none beyond this speed. */
export function coursesFor(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness = 'thorough',
): Leg[][] {
  if (ship.manoeuvre === 'tackFailed') return [[{ advance: speed, turn: 0 }]]
  const isQuick = thoroughness === 'quick'
  const lengths = lengthsFor(speed, isQuick ? LENGTHS_AT_ONCE : LENGTHS)
  const known = isQuick ? HELMS.slice(0, HELMS_AT_ONCE) : HELMS
  const helms = ship.rudderTurns > 0 ? HELMS.slice(0, 1) : known
  const courses = lengths.flatMap(length => helms.map(helm => courseBy(state, ship, length, helm)))
  if (ship.manoeuvre !== 'tackPassed') return courses
  return [
    ...TACKS.flatMap(tack =>
      lengths.map(length => courseAfterTack(state, ship, length, tack, HELMS[0] ?? [])),
    ),
    ...courses,
  ]
}

function lengthsFor(speed: number, shares: readonly number[]): number[] {
  const lengths = shares.map(share => Math.max(leastMove, Math.floor(speed * share)))
  return [...new Set(lengths.map(length => Math.min(length, speed)))]
}
