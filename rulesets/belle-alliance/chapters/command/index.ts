import { rollOrders } from '../../model/order-rolls.ts'
import { seatsOf } from '../../model/units.ts'
import { again, ask, chapter, umpire } from '../../rules.ts'
import { commandEvents } from './events.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'
import { mayMoveStaff, moveStaff, seatsWithStaff } from './move-staff.ts'
import { mayChooseMore, replaceChief, seatsWithChoices } from './replace-chief.ts'
import { erase, seal, strike, unseal } from './sheets.ts'
import { bringStaff } from './staff-way.ts'
import { transferBody } from './transfer-body.ts'
import { transfer, transferUnits } from './transfer.ts'

export const command = chapter({
  events: commandEvents,
  orders: { erase, strike, seal, unseal, transfer, transferBody, replaceChief, moveStaff },
  messages: { en: commandEnglish, de: commandGerman, da: commandDanish },
})

/** Its steps of the turn. */
export const commandSteps = {
  orders: ask(
    'orders',
    'BA-1.1.2-05',
    seatsOf,
    again([
      'march',
      'attack',
      'form',
      'sendOut',
      'recall',
      'split',
      'join',
      'occupy',
      'leave',
      'leaveGuns',
      'manGuns',
      'soutien',
      'canister',
      'work',
      'rest',
      'transfer',
      'transferBody',
      'strike',
      'erase',
    ]),
    'seal',
    'unseal',
  ),
  orderRolls: umpire('orderRolls', 'BA-1.1.3-03', rollOrders),
  transfers: umpire('transfers', 'BA-1.1.5-05', transferUnits),
  chiefs: ask(
    'chiefs',
    'BA-1.1.4-10',
    seatsWithChoices,
    again(['replaceChief', 'reorganise'], mayChooseMore),
    'done',
  ),
  staffArrives: umpire('staffArrives', 'BA-Q-71', bringStaff),
  staff: ask('staff', 'BA-1.1.4-12', seatsWithStaff, again('moveStaff', mayMoveStaff), 'done'),
  lastStaff: ask(
    'lastStaff',
    'BA-1.1.4-12',
    seatsWithStaff,
    again('moveStaff', mayMoveStaff),
    'done',
  ),
}
