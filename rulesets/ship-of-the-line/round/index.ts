import type { SolOrderRules } from '../rules.ts'
import { chooseDot } from './dot-of-return.ts'
import { endTurn } from './end-turn.ts'
import { repair } from './repair.ts'
import { returning } from './return.ts'
import { surrender } from './surrender.ts'

export { roundEvolve } from './evolve.ts'

type RoundOrder = 'endTurn' | 'surrender' | 'chooseDot' | 'return' | 'repair'

export const roundOrders = { endTurn, surrender, chooseDot, return: returning, repair } satisfies {
  [K in RoundOrder]: SolOrderRules<K>
}
