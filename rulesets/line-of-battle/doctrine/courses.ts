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

/** Lengths tried with every helm, as shares of the speed, and those tried with the best helms. */
const LENGTHS = [1, 0.6]
const FURTHER_LENGTHS = [0.8, 0.4, 0.2]

/** [LOB-102] Turns of a passed tack. */
const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000]

/** How many courses are thought of: all, or those that come to mind at once. */
export type Thoroughness = 'thorough' | 'quick'

/** In open water what comes to mind at once is as good as all there is, and much quicker. */
export function areAllTried(state: State, thoroughness: Thoroughness): boolean {
  return thoroughness === 'thorough' && state.terrain.length > 0
}

const HELMS_AT_ONCE = 7
const LENGTHS_AT_ONCE = [1, 0.5]

/** A path, and which helm of the list it is sailed with; null after a tack. */
export interface Course {
  legs: Leg[]
  helm: number | null
}

/** Paths a captain thinks of: each helm at several lengths, none beyond this speed. */
export function coursesFor(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness = 'thorough',
): Course[] {
  if (ship.manoeuvre === 'tackFailed') return [{ legs: [{ advance: speed, turn: 0 }], helm: null }]
  const areAll = areAllTried(state, thoroughness)
  const lengths = lengthsFor(speed, areAll ? LENGTHS : LENGTHS_AT_ONCE)
  const known = areAll ? HELMS : HELMS.slice(0, HELMS_AT_ONCE)
  const helms = ship.rudderTurns > 0 ? HELMS.slice(0, 1) : known
  const courses = helms.flatMap((_, helm) => coursesWith(state, ship, lengths, helm))
  return [...coursesAfterTack(state, ship, lengths), ...courses]
}

function coursesAfterTack(state: State, ship: Ship, lengths: readonly number[]): Course[] {
  if (ship.manoeuvre !== 'tackPassed') return []
  return TACKS.flatMap(tack =>
    lengths.map(length => ({
      legs: courseAfterTack(state, ship, length, tack, HELMS[0] ?? []),
      helm: null,
    })),
  )
}

/** Other lengths for a helm that has turned out well. */
export function furtherCourses(state: State, ship: Ship, speed: number, helm: number): Course[] {
  return coursesWith(state, ship, lengthsFor(speed, FURTHER_LENGTHS), helm)
}

function coursesWith(state: State, ship: Ship, lengths: readonly number[], helm: number): Course[] {
  return lengths.map(length => ({ legs: courseBy(state, ship, length, HELMS[helm] ?? []), helm }))
}

function lengthsFor(speed: number, shares: readonly number[]): number[] {
  const lengths = shares.map(share => Math.max(leastMove, Math.floor(speed * share)))
  return [...new Set(lengths.map(length => Math.min(length, speed)))]
}
