import { chapter } from '../../rules.ts'
import { attack } from './attack.ts'
import { march as marchOrder } from './march.ts'
import { marchDanish } from './messages.da.ts'
import { marchGerman } from './messages.de.ts'
import { marchEnglish } from './messages.en.ts'

/** Marches and attacks as they are written; `encounter` tells what comes of them. */
export const march = chapter({
  events: {},
  orders: { march: marchOrder, attack },
  messages: { en: marchEnglish, de: marchGerman, da: marchDanish },
})
