import { chapter } from '../../rules.ts'
import { airAttackEvents } from './events.ts'
import { airAttackDanish } from './messages.da.ts'
import { airAttackGerman } from './messages.de.ts'
import { airAttackEnglish } from './messages.en.ts'
import { spot } from './spot.ts'
import { strike } from './strike.ts'
import { strikeTogether } from './strike-together.ts'

/** Aircraft attack ships and submarines. */
export const airAttack = chapter({
  events: airAttackEvents,
  orders: { spot, strike, strikeTogether },
  messages: { en: airAttackEnglish, de: airAttackGerman, da: airAttackDanish },
})

export { maySpotMore, seatToSpot } from './spot.ts'
export { mayStrikeMore, seatToStrike } from './strike.ts'
