import { chapter, umpire } from '../../rules.ts'
import { endingEvents } from './events.ts'
import { endingDanish } from './messages.da.ts'
import { endingGerman } from './messages.de.ts'
import { endingEnglish } from './messages.en.ts'
import { beginTurn } from './turns.ts'

/** Turns, points of the scenario, and how the battle ends. */
export const ending = chapter({
  events: endingEvents,
  orders: {},
  messages: { en: endingEnglish, de: endingGerman, da: endingDanish },
})

/** Its steps of the turn. */
export const endingSteps = {
  turnBegins: umpire('turnBegins', 'BA-1.1.1-01', beginTurn),
}
