import { chapter } from '../../rules.ts'
import { meleeEvents } from './events.ts'
import { meleeDanish } from './messages.da.ts'
import { meleeGerman } from './messages.de.ts'
import { meleeEnglish } from './messages.en.ts'

/** Fights of a sub-phase: helpers are named, each unit rolls, the lower total loses. */
export const melee = chapter({
  events: meleeEvents,
  orders: {},
  messages: { en: meleeEnglish, de: meleeGerman, da: meleeDanish },
})
