import { chapter } from '../../rules.ts'
import { deploy, deployAs, deployStaff } from './deploy.ts'
import { setupEvents } from './events.ts'
import { garrison } from './garrison.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'

export const setup = chapter({
  events: setupEvents,
  orders: { deploy, deployAs, garrison, deployStaff },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})
