import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { stepOf } from '@grognard/umpire'
import type { ByStep, Candidate, Dice, Message, Of, Seat } from '@grognard/umpire'
import { aim } from '../chapters/fire/aim.ts'
import { inInches } from '../model/measures.ts'
import { shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import {
  bestAim,
  bestAsVictor,
  bestBoarding,
  bestCounter,
  bestFire,
  bestGuns,
  bestPrizeCrew,
  bestReply,
  bestSpending,
  isWorthFiring,
  nextShot,
} from './combat.ts'
import { foesOf } from './foes.ts'
import { broadsideWorth } from './gunnery.ts'
import { bestBeforeSailing, bestEntry, bestSailing, shipsToSail } from './moving.ts'
import type { Plan } from './plans.ts'
import { because, reasonsFor, reasonsForLone, reasonsInBattle } from './reasons.ts'
import { bestRescueMove, goodCourses } from './sailing.ts'

type Thinker = (view: State, seat: Seat, dice: Dice) => Iterable<Candidate<Order>>

const thinkers: ByStep<State, Thinker> = {
  shots: lone((view, seat) => nextShot(view, seat), reasonsInBattle),
  reinforcement: lone(bestEntry, reasonsForLone),
  move: courses,
  guns: lone(bestGuns, reasonsInBattle),
  target: targets,
  fire: lone(bestFire, reasonsInBattle),
  counter: answers,
  rescueMove: lone(bestRescueMove, reasonsForLone),
  board: lone((view, seat) => bestBoarding(view, seat), reasonsInBattle),
  prize: lone(bestPrizeCrew, reasonsInBattle),
  victor: lone(bestAsVictor, reasonsInBattle),
  points: lone(bestSpending, reasonsInBattle),
  answer: lone(bestReply, reasonsInBattle),
}

/** What a captain may think of at a step, where he knows why. */
export function candidates(view: State, seat: Seat, dice: Dice): Iterable<Candidate<Order>> {
  return thinkers[stepOf(view)]?.(view, seat, dice) ?? []
}

/** Courses that are thought about for one ship. */
const COURSES = 4
/** With no enemy nearer there is nothing to think twice about, 1/1000 in. */
const NEAR = inches(12)

const tooFar = because('far', { inches: inInches(NEAR) })

/** Of a ship that sails near the enemy the courses that lead to places well apart. */
function* courses(view: State, seat: Seat, dice: Dice): Generator<Candidate<Order>, void> {
  const first = bestBeforeSailing(view, seat)
  if (first) return yield* alone(first, () => reasonsForLone(view, first))
  const ships = shipsToSail(view, seat)
  const [ship] = ships
  const isNear = ship !== undefined && isEnemyNear(view, ship)
  const found = isNear ? yield* coursesNear(view, seat, ship) : 0
  if (found > 0) return
  const order = bestSailing(view, seat, dice, isNear ? 'thorough' : 'quick', ships)
  const isFar = order.kind === 'sail' && !isNear
  yield* alone(order, () => [...reasonsForLone(view, order), ...(isFar ? tooFar : [])])
}

/** Returns how many there are. That one is the only one is known when somebody asks for the next. */
function* coursesNear(view: State, seat: Seat, ship: Ship): Generator<Candidate<Order>, number> {
  const found: Plan[] = []
  const isSole = () => {
    const known = found.length > 1 ? found : [...goodCourses(view, seat, ship, 2)]
    return known.length === 1
  }
  for (const plan of goodCourses(view, seat, ship, COURSES)) {
    found.push(plan)
    yield courseCandidate(view, plan, isSole)
  }
  return found.length
}

type Reasons = (view: State, order: Order, seat: Seat) => Message[]

/** One thing to do, and nothing to think twice about. */
function lone(
  choose: (view: State, seat: Seat, dice: Dice) => Order | undefined,
  reasons: Reasons,
): Thinker {
  return (view, seat, dice) => {
    const order = choose(view, seat, dice)
    return order ? alone(order, () => reasons(view, order, seat)) : []
  }
}

/** The one thing to do; its reasons are looked for when somebody asks. */
function alone(order: Order, reasons: () => Message[]): Candidate<Order>[] {
  return [
    {
      order,
      worth: 0,
      get because() {
        return reasons()
      },
    },
  ]
}

/** Its reasons are looked for when somebody asks. */
function courseCandidate(
  view: State,
  { order, worth, there }: Plan,
  isSole: () => boolean,
): Candidate<Order> {
  return {
    order,
    worth,
    get because() {
      const { name } = shipOf(view, order.ship)
      const reasons = there ? reasonsFor(view, there) : because('leaves', { ship: name })
      return isSole() ? [...reasons, ...because('sole')] : reasons
    },
  }
}

function isEnemyNear(state: State, ship: Ship): boolean {
  return foesOf(state, ship).some(enemy => isHullWithin(ship, enemy, NEAR))
}

/** The other targets of the battery that the doctrine would lay, and no more firing at all. */
function* targets(view: State, seat: Seat): Generator<Candidate<Order>, void> {
  const legalOrders = aim.legalOrders(view, seat)
  const chosen = bestAim(view, seat, legalOrders)
  if (chosen.kind !== 'aim') return yield* alone(chosen, () => reasonsInBattle(view, chosen, seat))
  const { ship, battery, target } = chosen
  yield aimCandidate(view, chosen, 'target')
  yield* legalOrders
    .filter(order => order.ship === ship && order.battery === battery && order.target !== target)
    .filter(order => isWorthFiring(view, shipOf(view, ship), shipOf(view, order.target)))
    .map(order => aimCandidate(view, order, 'other'))
    .toSorted((one, other) => other.worth - one.worth)
  yield { order: { kind: 'done' }, worth: 0, because: because('hold') }
}

function aimCandidate(
  view: State,
  order: Of<Order, 'aim'>,
  reason: 'target' | 'other',
): Candidate<Order> {
  const target = shipOf(view, order.target)
  const worth = broadsideWorth(view, shipOf(view, order.ship), order.battery, target)
  return { order, worth, because: because(reason, { target: target.name }) }
}

function answers(view: State, seat: Seat): Candidate<Order>[] {
  const chosen = bestCounter(view, seat)
  if (chosen.kind === 'holdFire') return alone(chosen, () => reasonsInBattle(view, chosen, seat))
  return [
    { order: chosen, worth: 1, because: because('answer') },
    { order: { kind: 'holdFire' }, worth: 0, because: because('hold') },
  ]
}
