import { ask, chapter, umpire } from '../../rules.ts'
import { gunneryEvents } from './events.ts'
import { evade, hitWithTorpedoes, seatToEvade, stand } from './evasion.ts'
import { bombard } from './bombard.ts'
import { fireMany } from './fire-many.ts'
import { fire } from './fire.ts'
import { gunneryDanish } from './messages.da.ts'
import { gunneryGerman } from './messages.de.ts'
import { gunneryEnglish } from './messages.en.ts'
import { laySmoke } from './smoke.ts'

/** Surface attacks: guns, torpedoes and depth charges of ships, smoke instead, and torpedoes evaded. */
export const gunnery = chapter({
  events: gunneryEvents,
  orders: { fire, fireMany, bombard, laySmoke, evade, stand },
  steps: {
    evasion: [
      ask('evade', 'WAS-A15', seatToEvade, 'evade', 'stand'),
      umpire('torpedoesHit', 'WAS-020', hitWithTorpedoes),
    ],
  },
  messages: { en: gunneryEnglish, de: gunneryGerman, da: gunneryDanish },
})

export { mayBombard } from './bombard.ts'
export { maySmoke } from './smoke.ts'
export { mayFireMore } from './fire.ts'
