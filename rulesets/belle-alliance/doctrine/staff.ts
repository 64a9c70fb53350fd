import type { Seat } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { Staff, State, Unit } from '../state.ts'
import { staffOf } from '../units.ts'
import { distanceBetweenPoints, fieldOf, middleOf } from './field.ts'
import type { Field } from './field.ts'
import { offersOf } from './offers.ts'

/** A chief nearer to his units than this stays. */
const CLOSE = cm(8)

type MoveStaff = Of<Order, 'moveStaff'>

/** Chiefs keep by the unit that needs them, in the midst of their own; orderlies by them. */
export function nextStaff(view: State, seat: Seat): Order | undefined {
  const field = fieldOf(view, seat)
  const offers = offersOf(view, seat, 'moveStaff')
  for (const id of new Set(offers.map(offer => offer.staff))) {
    const best = bestMove(
      field,
      staffOf(view, id),
      offers.filter(offer => offer.staff === id),
    )
    if (best) return best
  }
  return undefined
}

function bestMove(field: Field, staff: Staff, offers: readonly MoveStaff[]): MoveStaff | undefined {
  const goal = goalOf(field, staff)
  if (!goal) return undefined
  const now = distanceBetweenPoints(staff, goal)
  if (now < CLOSE) return undefined
  const [best] = offers.toSorted(
    (one, other) => distanceBetweenPoints(one, goal) - distanceBetweenPoints(other, goal),
  )
  return best && distanceBetweenPoints(best, goal) < now - CLOSE / 2 ? best : undefined
}

function goalOf(field: Field, staff: Staff) {
  const chief = staff.kind === 'chief' ? staff.id : (staff.over ?? '')
  const units = field.own.filter(unit => unit.chief === chief)
  if (units.length === 0) return undefined
  const shaken = units.find(needsHelp)
  return shaken ? centreOf(shaken) : middleOf(units)
}

function needsHelp({ disorder }: Unit): boolean {
  return disorder === 'FU'
}
