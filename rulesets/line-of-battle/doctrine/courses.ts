import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { leastMove } from '../book/tables/movement.ts'
import { courseAfterTack, courseBy } from '../chapters/movement/courses.ts'
import type { Ship, State } from '../model/state.ts'

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

/** [LOB-102] Turns of a passed tack. */
const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000]

/** How many courses are thought of: all, or those that come to mind at once. */
export type Thoroughness = 'thorough' | 'quick'

interface Search {
  /** The first so many helms of the list. */
  helms: number
  /** Lengths tried with each of them, as shares of the speed, where none is looked at twice. */
  lengths: readonly number[]
  /** Where it is: those tried first, and those tried with so many of the helms that turn out best. */
  first: readonly number[]
  further: readonly number[]
  good: number
}

const amongRocks: Search = {
  helms: HELMS.length,
  lengths: [1, 0.6],
  first: [1, 0.6],
  further: [0.8, 0.4, 0.2],
  good: 5,
}

const inHaste: Search = { helms: 7, lengths: [1, 0.5], first: [1, 0.5], further: [], good: 0 }

/** Quicker than both lengths with every helm, and by battles of one against the other as good. */
const inOpenWater: Search = { helms: 7, lengths: [1, 0.5], first: [1], further: [0.5], good: 3 }

function searchFor({ terrain }: State, thoroughness: Thoroughness): Search {
  if (terrain.length === 0) return inOpenWater
  return thoroughness === 'thorough' ? amongRocks : inHaste
}

/** A path, and which helm of the list it is sailed with; null after a tack. */
export interface Course {
  legs: Leg[]
  helm: number | null
}

/** Paths a captain thinks of who looks at each once: none goes beyond this speed. */
export function coursesFor(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness = 'thorough',
): Course[] {
  return coursesAt(state, ship, speed, thoroughness, ({ lengths }) => lengths)
}

/** Those that he looks at first, before he knows which helms are good. */
export function firstCourses(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
): Course[] {
  return coursesAt(state, ship, speed, thoroughness, ({ first }) => first)
}

/** After a tack all lengths are tried at once, since there are no helms to choose from. */
function coursesAt(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
  sharesIn: (search: Search) => readonly number[],
): Course[] {
  if (ship.manoeuvre === 'tackFailed') return [{ legs: [{ advance: speed, turn: 0 }], helm: null }]
  const search = searchFor(state, thoroughness)
  const lengths = lengthsFor(speed, sharesIn(search))
  const helms = HELMS.slice(0, ship.rudderTurns > 0 ? 1 : search.helms)
  const afterTack = coursesAfterTack(state, ship, lengthsFor(speed, search.lengths))
  return [...afterTack, ...helms.flatMap((_, helm) => coursesWith(state, ship, lengths, helm))]
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

/** Other lengths for the helms that have turned out best; these are given the best first. */
export function furtherCourses(
  state: State,
  ship: Ship,
  speed: number,
  helms: ReadonlySet<number>,
  thoroughness: Thoroughness,
): Course[] {
  const { further, good } = searchFor(state, thoroughness)
  const lengths = lengthsFor(speed, further)
  return [...helms].slice(0, good).flatMap(helm => coursesWith(state, ship, lengths, helm))
}

function coursesWith(state: State, ship: Ship, lengths: readonly number[], helm: number): Course[] {
  return lengths.map(length => ({ legs: courseBy(state, ship, length, HELMS[helm] ?? []), helm }))
}

function lengthsFor(speed: number, shares: readonly number[]): number[] {
  const lengths = shares.map(share => Math.max(leastMove, Math.floor(speed * share)))
  return [...new Set(lengths.map(length => Math.min(length, speed)))]
}
