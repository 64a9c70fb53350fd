import { chapter } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { lead } from './lead.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'
import { pivot } from './pivot.ts'
import { sail } from './sail.ts'
import { runFast } from './speed.ts'

/** Ships and submarines under way. */
export const movement = chapter({
  events: movementEvents,
  orders: { lead, sail, pivot, runFast },
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export { bringOn, steadyUnits } from './movers.ts'
export { mayMoveMore, seatToMove } from './sail.ts'
export { rollSlowUnits } from './speed.ts'
