import { chapter } from '../../rules.ts'
import { endTurn } from './end-turn.ts'
import { roundEvents } from './events.ts'
import { roundDanish } from './messages.da.ts'
import { roundGerman } from './messages.de.ts'
import { roundEnglish } from './messages.en.ts'

export const round = chapter({
  events: roundEvents,
  orders: { endTurn },
  messages: { en: roundEnglish, de: roundGerman, da: roundDanish },
})
