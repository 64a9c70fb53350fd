import { chapter } from '../../rules.ts'
import { commandEvents } from './events.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'
import { erase, seal, strike, unseal } from './sheets.ts'
import { transfer, transferBody } from './transfer.ts'

/** Order sheets, how they are sealed and corrected, and transfers. */
export const command = chapter({
  events: commandEvents,
  orders: { erase, strike, seal, unseal, transfer, transferBody },
  messages: { en: commandEnglish, de: commandGerman, da: commandDanish },
})
