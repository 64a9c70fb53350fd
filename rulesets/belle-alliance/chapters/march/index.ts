import { chapter } from '../../rules.ts'
import { attack } from './attack.ts'
import { marchEvents } from './events.ts'
import { march as marchOrder } from './march.ts'
import { marchDanish } from './messages.da.ts'
import { marchGerman } from './messages.de.ts'
import { marchEnglish } from './messages.en.ts'

export const march = chapter({
  events: marchEvents,
  orders: { march: marchOrder, attack },
  messages: { en: marchEnglish, de: marchGerman, da: marchDanish },
})
