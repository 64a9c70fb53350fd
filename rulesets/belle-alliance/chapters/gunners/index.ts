import { chapter } from '../../rules.ts'
import { gunnerEvents } from './events.ts'
import { leaveGuns, manGuns } from './guns.ts'
import { gunnersDanish } from './messages.da.ts'
import { gunnersGerman } from './messages.de.ts'
import { gunnersEnglish } from './messages.en.ts'
import { takeRefuge } from './refuge.ts'

/** Gunners leave and man their guns, take refuge with infantry, and lose guns to the enemy. */
export const gunners = chapter({
  events: gunnerEvents,
  orders: { leaveGuns, manGuns, takeRefuge },
  messages: { en: gunnersEnglish, de: gunnersGerman, da: gunnersDanish },
})
