import type { LobOrderRules } from '../rules.ts'
import { aim } from './aim.ts'
import { counterFire, holdFire } from './counter-fire.ts'
import { fire } from './fire.ts'
import { chooseGuns } from './half-crew.ts'
import { sailOn, stay } from './sail-on.ts'

export { fireEvolve } from './evolve.ts'

type FireOrder = 'chooseGuns' | 'aim' | 'fire' | 'counterFire' | 'holdFire' | 'sailOn' | 'stay'

export const fireOrders = { chooseGuns, aim, fire, counterFire, holdFire, sailOn, stay } satisfies {
  [K in FireOrder]: LobOrderRules<K>
}
