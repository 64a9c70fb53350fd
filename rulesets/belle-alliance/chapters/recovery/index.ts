import { chapter } from '../../rules.ts'
import { recoveryEvents } from './events.ts'
import { recoveryDanish } from './messages.da.ts'
import { recoveryGerman } from './messages.de.ts'
import { recoveryEnglish } from './messages.en.ts'
import { reorganise } from './reorganise.ts'
import { rest } from './rest.ts'

/** How units come to order and to strength again: reorganising, supplies, rest. */
export const recovery = chapter({
  events: recoveryEvents,
  orders: { reorganise, rest },
  messages: { en: recoveryEnglish, de: recoveryGerman, da: recoveryDanish },
})
