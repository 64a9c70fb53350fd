import type { Seat } from '@grognard/umpire'
import { sailOn } from '../fire/sail-on.ts'
import { rescuerOf } from '../fire/rescuer.ts'
import { follow } from '../movement/voyage.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { coursesFor } from './courses.ts'
import { outlookFor, placeWorth, shipAt } from './position.ts'
import { hasWayOn } from './safety.ts'

/** [LOB-109] The extra move, where it leads to a better place. */
export function bestRescueMove(state: State, seat: Seat): Order {
  const ship = rescuerOf(state)
  if (!ship) return { kind: 'stay' }
  const outlook = outlookFor(state, ship, ship.speed)
  const stay = placeWorth(outlook, ship)
  const courses = coursesFor(state, ship, ship.speed).flatMap(({ legs }) => {
    const voyage = follow(state, ship, legs)
    if (voyage.edge !== null || voyage.isAground) return []
    const there = shipAt(ship, voyage.end, voyage.travelled)
    if (!hasWayOn(state, there)) return []
    const order = { kind: 'sailOn' as const, ship: ship.id, legs }
    return [{ order, worth: placeWorth(outlook, there) }]
  })
  const best = courses
    .filter(course => course.worth > stay)
    .toSorted((a, b) => b.worth - a.worth)
    .find(course => sailOn.judge(state, seat, course.order).allowed)
  return best?.order ?? { kind: 'stay' }
}
