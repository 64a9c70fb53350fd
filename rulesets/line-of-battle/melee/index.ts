import type { LobOrderRules } from '../rules.ts'
import { board } from './board.ts'
import { takeOver } from './take-over.ts'
import { breakOff, continueMelee, manPrize } from './victor.ts'

export { meleeEvolve } from './evolve.ts'

type MeleeOrder = 'board' | 'takeOver' | 'manPrize' | 'continueMelee' | 'breakOff'

export const meleeOrders = { board, takeOver, manPrize, continueMelee, breakOff } satisfies {
  [K in MeleeOrder]: LobOrderRules<K>
}
