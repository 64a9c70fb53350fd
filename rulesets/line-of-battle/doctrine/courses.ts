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

/** Paths a captain thinks of: each helm at several lengths, none beyond this speed. */
export function coursesFor(state: State, ship: Ship, speed: number): Leg[][] {
  if (ship.manoeuvre === 'tackFailed') return [[{ advance: speed, turn: 0 }]]
  const lengths = lengthsFor(speed)
  const helms = ship.rudderTurns > 0 ? HELMS.slice(0, 1) : HELMS
  const courses = lengths.flatMap(length => helms.map(helm => courseBy(state, ship, length, helm)))
  if (ship.manoeuvre !== 'tackPassed') return courses
  return [
    ...TACKS.flatMap(tack =>
      lengths.map(length => courseAfterTack(state, ship, length, tack, HELMS[0] ?? [])),
    ),
    ...courses,
  ]
}

function lengthsFor(speed: number): number[] {
  const lengths = LENGTHS.map(share => Math.max(leastMove, Math.floor(speed * share)))
  return [...new Set(lengths.map(length => Math.min(length, speed)))]
}
