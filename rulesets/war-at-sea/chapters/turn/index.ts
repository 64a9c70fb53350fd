import { chapter } from '../../rules.ts'
import { turnEvents } from './events.ts'
import { turnDanish } from './messages.da.ts'
import { turnGerman } from './messages.de.ts'
import { turnEnglish } from './messages.en.ts'

/** The turn and who acts first in it. */
export const turn = chapter({
  events: turnEvents,
  orders: {},
  messages: { en: turnEnglish, de: turnGerman, da: turnDanish },
})

export { beginTurn, rollInitiative } from './turn.ts'
