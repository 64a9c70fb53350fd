import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Idea, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { bestMove } from './moving.ts'
import { foesOf } from './position.ts'
import { goodCourses } from './sailing.ts'

/** Courses that are thought about for one ship. */
const COURSES = 6
/** With no enemy nearer there is nothing to think twice about, 1/1000 in. */
const NEAR = inches(12)

/** What a captain may do next; of a ship that sails near the enemy, the courses worth a thought. */
export function ideas(view: State, seat: Seat, dice: Dice): Idea<Order>[] {
  if (view.place[view.place.length - 1]?.at !== 'move') return []
  const chosen = bestMove(view, seat, dice)
  if (chosen.kind !== 'sail') return [{ order: chosen, worth: 0 }]
  const ship = shipOf(view, chosen.ship)
  if (!isEnemyNear(view, ship)) return [{ order: chosen, worth: 0 }]
  const courses = goodCourses(view, seat, ship, COURSES)
  const key = JSON.stringify(chosen)
  const others = courses.filter(({ order }) => JSON.stringify(order) !== key)
  return [
    { order: chosen, worth: courses[0]?.worth ?? 0 },
    ...others.map(({ order, worth }) => ({ order, worth })),
  ]
}

function isEnemyNear(state: State, ship: Ship): boolean {
  return foesOf(state, ship).some(enemy => isHullWithin(ship, enemy, NEAR))
}
