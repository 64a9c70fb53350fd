import { chapter } from '../../rules.ts'
import { commandEvents } from './events.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'
import { moveStaff } from './move-staff.ts'
import { replaceChief } from './replace-chief.ts'
import { erase, seal, strike, unseal } from './sheets.ts'
import { transferBody } from './transfer-body.ts'
import { transfer } from './transfer.ts'

export const command = chapter({
  events: commandEvents,
  orders: { erase, strike, seal, unseal, transfer, transferBody, replaceChief, moveStaff },
  messages: { en: commandEnglish, de: commandGerman, da: commandDanish },
})
