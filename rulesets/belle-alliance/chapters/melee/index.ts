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
