import { chapter } from '../../rules.ts'
import { officersEvents } from './events.ts'
import { officersDanish } from './messages.da.ts'
import { officersGerman } from './messages.de.ts'
import { officersEnglish } from './messages.en.ts'
import { playCard } from './play-card.ts'

export const officers = chapter({
  events: officersEvents,
  orders: { playCard },
  messages: { en: officersEnglish, de: officersGerman, da: officersDanish },
})
