import { chapter } from '../../rules.ts'
import { unload } from './cargo.ts'
import { endingEvents } from './events.ts'
import { endingDanish } from './messages.da.ts'
import { endingGerman } from './messages.de.ts'
import { endingEnglish } from './messages.en.ts'

/** Objectives, cargo, points, and who has won. */
export const ending = chapter({
  events: endingEvents,
  orders: { unload },
  messages: { en: endingEnglish, de: endingGerman, da: endingDanish },
})

export { seatToUnload } from './cargo.ts'
export { endTurn } from './victory.ts'
