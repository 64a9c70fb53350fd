import type { SolOrderRules } from '../rules.ts'
import { berth } from './berth.ts'
import { chooseNation } from './nation.ts'
import { chooseOfficers } from './officers.ts'

export { setupEvolve } from './evolve.ts'

export const setupOrders = { chooseNation, chooseOfficers, berth } satisfies {
  [K in 'chooseNation' | 'chooseOfficers' | 'berth']: SolOrderRules<K>
}
