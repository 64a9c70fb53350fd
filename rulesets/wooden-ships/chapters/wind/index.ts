import { chapter } from '../../rules.ts'
import { windEvents } from './events.ts'
import { windDanish } from './messages.da.ts'
import { windGerman } from './messages.de.ts'
import { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const wind = chapter({
  events: windEvents,
  orders: {},
  messages: { en: windEnglish, de: windGerman, da: windDanish },
})

export { blow } from './blow.ts'
export { windFrom, windWords } from './events.ts'
