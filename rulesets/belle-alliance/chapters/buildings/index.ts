import { chapter } from '../../rules.ts'
import { buildingEvents } from './events.ts'
import { leave } from './leave.ts'
import { buildingsDanish } from './messages.da.ts'
import { buildingsGerman } from './messages.de.ts'
import { buildingsEnglish } from './messages.en.ts'
import { occupy } from './occupy.ts'

/** Infantry occupies buildings and leaves them. */
export const buildings = chapter({
  events: buildingEvents,
  orders: { occupy, leave },
  messages: { en: buildingsEnglish, de: buildingsGerman, da: buildingsDanish },
})
