import { ask, chapter } from '../../rules.ts'
import { agree, decline, offerDraw, seatToAnswer } from './draw.ts'
import { endingEvents } from './events.ts'
import { endingDanish } from './messages.da.ts'
import { endingGerman } from './messages.de.ts'
import { endingEnglish } from './messages.en.ts'
import { surrender } from './surrender.ts'

export const ending = chapter({
  events: endingEvents,
  orders: { surrender, offerDraw, agree, decline },
  messages: { en: endingEnglish, de: endingGerman, da: endingDanish },
  steps: {
    parley: [ask('answerDraw', 'SOL-135', seatToAnswer, 'agree', 'decline')],
  },
})
