import { chapter } from '../../rules.ts'
import { barrage } from './barrage.ts'
import { airDefenseEvents } from './events.ts'
import { airDefenseDanish } from './messages.da.ts'
import { airDefenseGerman } from './messages.de.ts'
import { airDefenseEnglish } from './messages.en.ts'
import { dogfight, shootDown } from './shoot-down.ts'

/** Ships and fighters attack aircraft. */
export const airDefense = chapter({
  events: airDefenseEvents,
  orders: { shootDown, dogfight, barrage },
  messages: { en: airDefenseEnglish, de: airDefenseGerman, da: airDefenseDanish },
})

export { mayDefendMore } from './shoot-down.ts'
