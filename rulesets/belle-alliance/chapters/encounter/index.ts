import { chapter } from '../../rules.ts'
import { encounterEvents } from './events.ts'
import { encounterDanish } from './messages.da.ts'
import { encounterGerman } from './messages.de.ts'
import { encounterEnglish } from './messages.en.ts'

/** All march at once and meet friends and enemies: what comes of the written marches. */
export const encounter = chapter({
  events: encounterEvents,
  orders: {},
  messages: { en: encounterEnglish, de: encounterGerman, da: encounterDanish },
})
