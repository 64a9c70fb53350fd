import { ask, chapter, umpire } from '../../rules.ts'
import { agree, decline, executeProposal, propose, seatsToAgree } from './agreement.ts'
import { endingEvents } from './events.ts'
import { endingDanish } from './messages.da.ts'
import { endingGerman } from './messages.de.ts'
import { endingEnglish } from './messages.en.ts'

/** How a battle ends, what it is worth, also for the commanders' careers, and what all may agree on. */
export const ending = chapter({
  events: endingEvents,
  orders: { propose, agree, decline },
  steps: {
    parley: [
      ask('answer', 'LOB-126', seatsToAgree, 'agree', 'decline'),
      umpire('agreed', 'LOB-126', executeProposal),
    ],
  },
  messages: { en: endingEnglish, de: endingGerman, da: endingDanish },
})

export { sheetsLeft } from './career.ts'
export { countPoints } from './ending.ts'
