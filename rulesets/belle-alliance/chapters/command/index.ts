import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { commandEvents } from './events.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'
import { movableStaff, moveStaff } from './move-staff.ts'
import { mayChooseMore, replaceChief } from './replace-chief.ts'
import { erase, seal, strike, unseal } from './sheets.ts'
import { transferBody } from './transfer-body.ts'
import { transfer } from './transfer.ts'

export const command = chapter({
  events: commandEvents,
  orders: { erase, strike, seal, unseal, transfer, transferBody, replaceChief, moveStaff },
  messages: { en: commandEnglish, de: commandGerman, da: commandDanish },
})

export { bringStaff } from './staff-way.ts'
export { mayChooseMore } from './replace-chief.ts'
export { transferUnits } from './transfer.ts'

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
  return bothSeats(state).filter(seat => mayMoveStaff(state, seat))
}

export function mayMoveStaff(state: State, seat: Seat): boolean {
  return movableStaff(state, seat).length > 0
}
