import { chapter } from '../../rules.ts'
import { advance as continuedAdvance } from './advance.ts'
import { advanceEvents } from './events.ts'
import { advanceDanish } from './messages.da.ts'
import { advanceGerman } from './messages.de.ts'
import { advanceEnglish } from './messages.en.ts'

/** The continued advance, after a melee that made the enemy give way. */
export const advance = chapter({
  events: advanceEvents,
  orders: { advance: continuedAdvance },
  messages: { en: advanceEnglish, de: advanceGerman, da: advanceDanish },
})
