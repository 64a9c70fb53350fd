import { chapter } from '../../rules.ts'
import { gunneryEvents } from './events.ts'
import { fire } from './fire.ts'
import { gunneryDanish } from './messages.da.ts'
import { gunneryGerman } from './messages.de.ts'
import { gunneryEnglish } from './messages.en.ts'

/** Surface attacks: guns, torpedoes and depth charges of ships. */
export const gunnery = chapter({
  events: gunneryEvents,
  orders: { fire },
  messages: { en: gunneryEnglish, de: gunneryGerman, da: gunneryDanish },
})

export { mayFireMore, seatToFire } from './fire.ts'
