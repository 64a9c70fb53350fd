import { chapter } from '../../rules.ts'
import { berth } from './berths.ts'
import { setupEvents } from './events.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'
import { chooseOfficers } from './officers.ts'
import { chooseNation } from './opening.ts'

export const setup = chapter({
  events: setupEvents,
  orders: { chooseNation, chooseOfficers, berth },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})
