import { chapter } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { flee } from './flee.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'
import { sailOn, stay } from './sail-on.ts'
import { sail } from './sail.ts'

/** Ships under sail: a move, the further move after a rescue, flight. */
export const movement = chapter({
  events: movementEvents,
  orders: { sail, flee, sailOn, stay },
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export { seatToSailOn } from './sail-on.ts'
export { countRudders } from './sail.ts'
