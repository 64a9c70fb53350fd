import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Idea, Seat } from '@grognard/umpire'
import { aim } from '../fire/aim.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { bestAim, bestCounter } from './firing.ts'
import { broadsideWorth } from './gunnery.ts'
import { bestMove } from './moving.ts'
import { foesOf } from './position.ts'
import { because, reasonsFor } from './reasons.ts'
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
const COURSES = 6
/** With no enemy nearer there is nothing to think twice about, 1/1000 in. */
const NEAR = inches(12)

/** Of a ship that sails near the enemy the courses that lead to places well apart. */
function courses(view: State, seat: Seat, dice: Dice): Idea<Order>[] {
  const chosen = bestMove(view, seat, dice)
  if (chosen.kind !== 'sail') return []
  const ship = shipOf(view, chosen.ship)
  if (!isEnemyNear(view, ship)) return []
  const key = JSON.stringify(chosen)
  const found = goodCourses(view, seat, ship, COURSES)
  const first = found.findIndex(({ order }) => JSON.stringify(order) === key)
  return first < 0
    ? []
    : found.slice(first).map(({ order, worth, there }) => ({
        order,
        worth,
        because: there ? reasonsFor(view, there) : [],
      }))
}

function isEnemyNear(state: State, ship: Ship): boolean {
  return foesOf(state, ship).some(enemy => isHullWithin(ship, enemy, NEAR))
}

/** The other targets of the battery that the doctrine would lay, and no more firing at all. */
function targets(view: State, seat: Seat): Idea<Order>[] {
  const chosen = bestAim(view, seat)
  if (chosen.kind !== 'aim') return []
  const shooter = shipOf(view, chosen.ship)
  const nameOf = (target: string) => shipOf(view, target).name
  const worth = (target: string) =>
    broadsideWorth(view, shooter, chosen.battery, shipOf(view, target))
  const others = aim
    .offers(view, seat)
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
  if (chosen.kind === 'holdFire') return []
  return [
    { order: chosen, worth: 1, because: because('answer') },
    { order: { kind: 'holdFire' }, worth: 0, because: because('hold') },
  ]
}
