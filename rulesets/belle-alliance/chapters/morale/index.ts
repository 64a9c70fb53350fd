import { chapter } from '../../rules.ts'
import { chooseDirection } from './choose-direction.ts'
import { moraleEvents } from './events.ts'
import { moraleDanish } from './messages.da.ts'
import { moraleGerman } from './messages.de.ts'
import { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, and the retreats and routs that follow. */
export const morale = chapter({
  events: moraleEvents,
  orders: { chooseDirection },
  messages: { en: moraleEnglish, de: moraleGerman, da: moraleDanish },
})
