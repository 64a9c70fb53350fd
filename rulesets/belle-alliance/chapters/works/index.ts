import { chapter } from '../../rules.ts'
import { worksEvents } from './events.ts'
import { worksDanish } from './messages.da.ts'
import { worksGerman } from './messages.de.ts'
import { worksEnglish } from './messages.en.ts'
import { work } from './work.ts'

export const works = chapter({
  events: worksEvents,
  orders: { work },
  messages: { en: worksEnglish, de: worksGerman, da: worksDanish },
})
