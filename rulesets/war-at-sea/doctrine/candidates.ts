import { stepOf } from '@grognard/umpire'
import type { ByStep, Candidate, Seat } from '@grognard/umpire'
import { bombardmentsOpen } from '../chapters/gunnery/bombard.ts'
import { isReadyToFire, shotsOf } from '../chapters/gunnery/fire.ts'
import type { State } from '../model/state.ts'
import { aimAt } from '../model/targets.ts'
import { isAfloat, unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { defensesByWorth, strikesByWorth } from './air.ts'
import { candidateOf, ranked } from './ideas.ts'
import type { Idea } from './ideas.ts'
import { planOf } from './plans.ts'
import { coursesByWorth, reasonsFor } from './sailing.ts'

type Thinker = (view: State, seat: Seat) => Candidate<Order>[]

const thinkers: ByStep<State, Thinker> = {
  move: courses,
  gunfire: shots,
  strike: (view, seat) => ofTheSame(strikesByWorth(view, seat).filter(({ worth }) => worth > 0)),
  antiair: (view, seat) => ofTheSame(defensesByWorth(view, seat)),
}

/** What an admiral may think of, the best first; at other steps, what the doctrine chooses. */
export function candidates(view: State, seat: Seat): Candidate<Order>[] {
  return thinkers[stepOf(view)]?.(view, seat) ?? []
}

/** Beginners leave off firing now and then, and all that could still have fired is silent. */
export function beginnersCandidates(view: State, seat: Seat): Candidate<Order>[] {
  const found = candidates(view, seat)
  if (stepOf(view) !== 'gunfire' || found.length === 0) return found
  return [...found, { order: { kind: 'done' }, worth: 0 }]
}

/** The courses of the next unit. */
function courses(view: State, seat: Seat): Candidate<Order>[] {
  return coursesByWorth(view, seat).map(course => ({
    order: course.order,
    worth: course.worth,
    get because() {
      return reasonsFor(view, course)
    },
  }))
}

/** [WAS-S-5] A bombardment comes before any shot. */
function shots(view: State, seat: Seat): Candidate<Order>[] {
  if (bombardmentsOpen(view, seat).length > 0) return []
  return ofTheSame(shotsByWorth(view, seat))
}

/** All shots of the side, the one that is worth most first. */
export function shotsByWorth(view: State, seat: Seat): Idea[] {
  const shots = view.units
    .filter(unit => isReadyToFire(view, seat, unit))
    .flatMap(unit => shotsOf(view, unit))
  return ranked(shots, ({ unit, weapon, target, isRapid }) => ({
    ...aimAt(view, unitOf(view, unit), weapon, unitOf(view, target)).attack,
    isRapid,
  }))
}

/** The best attack, and others of the same unit. */
function ofTheSame(ideas: readonly Idea[]): Candidate<Order>[] {
  const [first] = ideas
  if (!first) return []
  return ideas.filter(({ attack }) => attack.attacker === first.attack.attacker).map(candidateOf)
}

/** Where more units are afloat than this, it would take too long to follow them. */
const MOST_UNITS = 10

/** Courses decide most: they are followed for a turn, where no plan says where they lead. */
export const lookahead = {
  clock: ({ turn }: State) => turn,
  isOfUse: (view: State) =>
    stepOf(view) === 'move' && view.units.filter(isAfloat).length <= MOST_UNITS,
  plan: planOf,
  ahead: 1,
  candidates: 4,
  rollouts: 4,
  priorWeight: 1,
}
