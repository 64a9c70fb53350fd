import { chapter } from '../../rules.ts'
import { disengagementEvents } from './events.ts'
import { disengagementDanish } from './messages.da.ts'
import { disengagementGerman } from './messages.de.ts'
import { disengagementEnglish } from './messages.en.ts'
import { repair } from './repair.ts'
import { chooseDot, returning } from './return.ts'

export const disengagement = chapter({
  events: disengagementEvents,
  orders: { chooseDot, return: returning, repair },
  messages: { en: disengagementEnglish, de: disengagementGerman, da: disengagementDanish },
})
