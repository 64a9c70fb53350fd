import { chapter } from '../../rules.ts'
import { skirmisherEvents } from './events.ts'
import { skirmishersDanish } from './messages.da.ts'
import { skirmishersGerman } from './messages.de.ts'
import { skirmishersEnglish } from './messages.en.ts'
import { recall } from './recall.ts'
import { sendOut } from './send-out.ts'
import { soutien } from './soutien.ts'

/** Skirmish lines are sent out and recalled, and have their soutiens. */
export const skirmishers = chapter({
  events: skirmisherEvents,
  orders: { sendOut, recall, soutien },
  messages: { en: skirmishersEnglish, de: skirmishersGerman, da: skirmishersDanish },
})
