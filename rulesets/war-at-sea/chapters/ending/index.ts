import { chapter } from '../../rules.ts'
import { endingEvents } from './events.ts'
import { endingDanish } from './messages.da.ts'
import { endingGerman } from './messages.de.ts'
import { endingEnglish } from './messages.en.ts'

/** Points, and who has won. */
export const ending = chapter({
  events: endingEvents,
  orders: {},
  messages: { en: endingEnglish, de: endingGerman, da: endingDanish },
})

export { endTurn } from './ending.ts'
