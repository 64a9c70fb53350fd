import { chapter } from '../../rules.ts'
import { advance } from './advance.ts'
import { meleeEvents } from './events.ts'
import { meleeDanish } from './messages.da.ts'
import { meleeGerman } from './messages.de.ts'
import { meleeEnglish } from './messages.en.ts'
import { takeRefuge } from './refuge.ts'

export const melee = chapter({
  events: meleeEvents,
  orders: { advance, takeRefuge },
  messages: { en: meleeEnglish, de: meleeGerman, da: meleeDanish },
})

export { announceAdvances, seatsToAdvance } from './advance-right.ts'
export { captureGuns, mayTakeRefuge, seatsToTakeRefuge } from './refuge.ts'
export { fight } from './round.ts'
export { seatsWithFriends } from './support.ts'
