import type { SolOrderRules } from '../../rules.ts'
import { berth } from './berths.ts'
import { chooseOfficers } from './officers.ts'
import { chooseNation } from './opening.ts'

export { setupEvolve } from './events.ts'

export const setupOrders = { chooseNation, chooseOfficers, berth } satisfies {
  [K in 'chooseNation' | 'chooseOfficers' | 'berth']: SolOrderRules<K>
}

export { areAllBerthed, berthLastShips, hasToBerth } from './berths.ts'
export { choosesNation } from './opening.ts'
export { choosesOfficers, showOfficers } from './officers.ts'
export { playersInOrder, rollForFirst, rollWind } from './opening.ts'
