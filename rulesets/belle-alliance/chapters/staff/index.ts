import { chapter } from '../../rules.ts'
import { staffEvents } from './events.ts'
import { staffDanish } from './messages.da.ts'
import { staffGerman } from './messages.de.ts'
import { staffEnglish } from './messages.en.ts'
import { moveStaff } from './move-staff.ts'
import { replaceChief } from './replace-chief.ts'

/** Chiefs and orderlies: how they move, fall and are replaced. */
export const staff = chapter({
  events: staffEvents,
  orders: { replaceChief, moveStaff },
  messages: { en: staffEnglish, de: staffGerman, da: staffDanish },
})
