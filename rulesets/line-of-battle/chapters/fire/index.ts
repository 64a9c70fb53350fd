import { chapter, umpire } from '../../rules.ts'
import { aim, chooseGuns } from './aim.ts'
import { counterFire, holdFire } from './counter-fire.ts'
import { fireEvents } from './events.ts'
import { fire as fireBroadside } from './fire.ts'
import { resolveHit, rollHit } from './hit.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'

/** Targets, shots, answers, damage. */
export const fire = chapter({
  events: fireEvents,
  orders: { chooseGuns, aim, fire: fireBroadside, counterFire, holdFire },
  steps: {
    shot: [umpire('hitRoll', 'LOB-135', rollHit), umpire('hitJudged', 'LOB-140', resolveHit)],
  },
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
})

export { seatWithGuns } from './aim.ts'
export { seatToAnswer } from './counter-fire.ts'
export {
  closeExchange,
  hasFiredAll,
  openShot,
  resolveRescue,
  rollRescue,
  seatWithAims,
} from './fire.ts'
export { hasGunsToChoose, seatWithHalfCrews } from './aim.ts'
export { applyDamage } from './hit.ts'
