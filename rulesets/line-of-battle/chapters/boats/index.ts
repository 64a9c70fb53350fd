import { chapter } from '../../rules.ts'
import { boatsEvents } from './events.ts'
import { land } from './land.ts'
import { boatsDanish } from './messages.da.ts'
import { boatsGerman } from './messages.de.ts'
import { boatsEnglish } from './messages.en.ts'
import { transfer } from './transfer.ts'

/** What boats carry: crew from ship to ship, and parties ashore. */
export const boats = chapter({
  events: boatsEvents,
  orders: { transfer, land },
  messages: { en: boatsEnglish, de: boatsGerman, da: boatsDanish },
})

export { checkLandings } from './land.ts'
