import { chapter, umpire } from '../../rules.ts'
import { worksEvents } from './events.ts'
import { worksDanish } from './messages.da.ts'
import { worksGerman } from './messages.de.ts'
import { worksEnglish } from './messages.en.ts'
import { begin, finish, procure } from './progress.ts'
import { work } from './work.ts'

export const works = chapter({
  events: worksEvents,
  orders: { work },
  messages: { en: worksEnglish, de: worksGerman, da: worksDanish },
})

/** Its steps of the turn. */
export const worksSteps = {
  worksProcured: umpire('worksProcured', 'BA-6.3.0-02', procure),
  worksBegin: umpire('worksBegin', 'BA-6.3.0-01', begin),
  worksEnd: umpire('worksEnd', 'BA-6.3.0-05', finish),
}
