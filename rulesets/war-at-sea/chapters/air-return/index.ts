import { chapter } from '../../rules.ts'
import { airReturnEvents } from './events.ts'
import { landAll, landAt } from './land.ts'
import { airReturnDanish } from './messages.da.ts'
import { airReturnGerman } from './messages.de.ts'
import { airReturnEnglish } from './messages.en.ts'

/** Aircraft come home. */
export const airReturn = chapter({
  events: airReturnEvents,
  orders: { landAt, landAll },
  messages: { en: airReturnEnglish, de: airReturnGerman, da: airReturnDanish },
})

export { beginReturn, loseHomeless, mayLandMore, seatToLand } from './land.ts'
