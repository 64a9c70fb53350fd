import { chapter } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'

/** The plots as they are carried out step by step, collisions, drift. */
export const movement = chapter({
  events: movementEvents,
  orders: {},
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export { drift, endMovement } from './drift.ts'
export { arePlotsDone, moveOneStep } from './execution.ts'
export { shiftSheet } from './sheet.ts'
