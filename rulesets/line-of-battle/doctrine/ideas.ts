import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Idea, Seat } from '@grognard/umpire'
import { aim } from '../fire/aim.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { bestAim, bestCounter } from './firing.ts'
import { foesOf } from './foes.ts'
import { broadsideWorth } from './gunnery.ts'
import { bestBeforeSailing, bestSailing, shipsToSail } from './moving.ts'
import type { Plan } from './plans.ts'
import { because, reasonsFor, reasonsForLone } from './reasons.ts'
import { goodCourses } from './sailing.ts'

type Thinker = (view: State, seat: Seat, dice: Dice) => Idea<Order>[]

const thinkers: Readonly<Record<string, Thinker>> = {
  move: courses,
  target: targets,
  counter: answers,
}

/** What a captain may think of at a step where there is something to think twice about. */
export function ideas(view: State, seat: Seat, dice: Dice): Idea<Order>[] {
  return thinkers[view.place[view.place.length - 1]?.at ?? '']?.(view, seat, dice) ?? []
}

/** Courses that are thought about for one ship. */
const COURSES = 4
/** With no enemy nearer there is nothing to think twice about, 1/1000 in. */
const NEAR = inches(12)

/** Of a ship that sails near the enemy the courses that lead to places well apart. */
function courses(view: State, seat: Seat, dice: Dice): Idea<Order>[] {
  const first = bestBeforeSailing(view, seat)
  if (first) return alone(view, first)
  const [ship] = shipsToSail(view, seat)
  const isNear = ship !== undefined && isEnemyNear(view, ship)
  const found = isNear ? goodCourses(view, seat, ship, COURSES) : []
  return found.length > 0
    ? found.map(plan => courseIdea(view, plan))
    : alone(view, bestSailing(view, seat, dice, isNear ? 'thorough' : 'quick'))
}

/** Nothing to think twice about. */
const only = (order: Order): Idea<Order>[] => [{ order, worth: 0 }]

/** The one thing to do; its reasons are looked for when somebody asks. */
function alone(view: State, order: Order): Idea<Order>[] {
  return [
    {
      order,
      worth: 0,
      get because() {
        return reasonsForLone(view, order)
      },
    },
  ]
}

/** Its reasons are looked for when somebody asks. */
function courseIdea(view: State, { order, worth, there }: Plan): Idea<Order> {
  return {
    order,
    worth,
    get because() {
      return there ? reasonsFor(view, there) : []
    },
  }
}

function isEnemyNear(state: State, ship: Ship): boolean {
  return foesOf(state, ship).some(enemy => isHullWithin(ship, enemy, NEAR))
}

/** The other targets of the battery that the doctrine would lay, and no more firing at all. */
function targets(view: State, seat: Seat): Idea<Order>[] {
  const offers = aim.offers(view, seat)
  const chosen = bestAim(view, seat, offers)
  if (chosen.kind !== 'aim') return only(chosen)
  const shooter = shipOf(view, chosen.ship)
  const nameOf = (target: string) => shipOf(view, target).name
  const worth = (target: string) =>
    broadsideWorth(view, shooter, chosen.battery, shipOf(view, target))
  const others = offers
    .filter(order => order.ship === chosen.ship && order.battery === chosen.battery)
    .filter(order => order.target !== chosen.target)
    .map(order => ({
      order,
      worth: worth(order.target),
      because: because('other', { target: nameOf(order.target) }),
    }))
    .toSorted((one, other) => other.worth - one.worth)
  return [
    {
      order: chosen,
      worth: worth(chosen.target),
      because: because('target', { target: nameOf(chosen.target) }),
    },
    ...others,
    { order: { kind: 'done' }, worth: 0, because: because('hold') },
  ]
}

function answers(view: State, seat: Seat): Idea<Order>[] {
  const chosen = bestCounter(view, seat)
  if (chosen.kind === 'holdFire') return only(chosen)
  return [
    { order: chosen, worth: 1, because: because('answer') },
    { order: { kind: 'holdFire' }, worth: 0, because: because('hold') },
  ]
}
