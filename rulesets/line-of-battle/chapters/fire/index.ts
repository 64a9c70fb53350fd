import type { LobOrderRules } from '../../rules.ts'
import { sailOn, stay } from '../movement/sail-on.ts'
import { aim } from './aim.ts'
import { counterFire, holdFire } from './counter-fire.ts'
import { fire } from './fire.ts'
import { chooseGuns } from './half-crew.ts'

export { fireEvolve } from './events.ts'

type FireOrder = 'chooseGuns' | 'aim' | 'fire' | 'counterFire' | 'holdFire' | 'sailOn' | 'stay'

export const fireOrders = { chooseGuns, aim, fire, counterFire, holdFire, sailOn, stay } satisfies {
  [K in FireOrder]: LobOrderRules<K>
}

export { seatWithGuns } from './aim.ts'
export { seatToAnswer } from './counter-fire.ts'
export { applyDamage } from './hit.ts'
export { closeExchange, openShot } from './exchange.ts'
export { hasFiredAll, seatWithAims } from './fire.ts'
export { haveAllChosenGuns, seatWithHalfCrews } from './half-crew.ts'
export { judgeHit, rollHit } from './hit.ts'
export { judgeRescue, rollRescue } from './exchange.ts'
export { seatToSailOn } from '../movement/sail-on.ts'
