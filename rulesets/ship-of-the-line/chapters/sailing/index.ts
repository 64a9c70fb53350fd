import { chapter } from '../../rules.ts'
import { sailingEvents } from './events.ts'
import { sailingDanish } from './messages.da.ts'
import { sailingGerman } from './messages.de.ts'
import { sailingEnglish } from './messages.en.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

export const sailing = chapter({
  events: sailingEvents,
  orders: { move, comeAbout, wear },
  messages: { en: sailingEnglish, de: sailingGerman, da: sailingDanish },
})
