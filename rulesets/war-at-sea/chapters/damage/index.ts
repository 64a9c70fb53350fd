import { chapter } from '../../rules.ts'
import { damageEvents } from './events.ts'
import { damageDanish } from './messages.da.ts'
import { damageGerman } from './messages.de.ts'
import { damageEnglish } from './messages.en.ts'

/** What attacks do, at once and when the phase ends. */
export const damage = chapter({
  events: damageEvents,
  orders: {},
  messages: { en: damageEnglish, de: damageGerman, da: damageDanish },
})
