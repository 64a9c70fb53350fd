import { chapter } from '../../rules.ts'
import { fire, fireBlank, holdFire } from './declare.ts'
import { fireMany } from './fire-many.ts'
import { fireEvents } from './events.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'

/** Targets, broadsides, what they hit. */
export const fireChapter = chapter({
  events: fireEvents,
  orders: { fire, fireMany, fireBlank, holdFire },
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
})

export { couldFire, fireLate } from './fire-many.ts'
export { fireAll } from './broadsides.ts'
export { seatsToFire } from './declare.ts'
