import type { Seat } from '@grognard/umpire'
import type { State } from '../state.ts'
import { movableStaff } from './move-staff.ts'
import { mayChooseMore } from './replace-chief.ts'

export { announceAttacks } from './attacks.ts'
export { bringStaff } from './arrivals.ts'
export { rollOrders } from './order-rolls.ts'
export { transferUnits } from './transfers.ts'

/** [BA-1.1.2-05] */
export function bothSeats({ sides }: State): readonly Seat[] {
  return sides.map(({ seat }) => seat)
}

/** [BA-1.1.4-10] [BA-5.4.3-02] Those with a chief to replace or a unit to reorganise. */
export function seatsWithChoices(state: State): readonly Seat[] {
  return bothSeats(state).filter(seat => mayChooseMore(state, seat))
}

/** [BA-1.1.4-12] Those with a figure that can still move at this step. */
export function seatsWithStaff(state: State): readonly Seat[] {
  return bothSeats(state).filter(seat => movableStaff(state, seat).length > 0)
}
