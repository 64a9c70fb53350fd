import type { SolOrderRules } from '../../rules.ts'
import { endTurn } from './end-turn.ts'
import { repair } from './repair.ts'
import { chooseDot, returning } from './return.ts'

export { roundEvolve } from './events.ts'

type RoundOrder = 'endTurn' | 'chooseDot' | 'return' | 'repair'

export const roundOrders = { endTurn, chooseDot, return: returning, repair } satisfies {
  [K in RoundOrder]: SolOrderRules<K>
}

export { seatToChooseDot } from './return.ts'
export { beginRound, isRoundOver } from './turns.ts'
export { callNextShip, captain, finishTurn, isTurnOver } from './turns.ts'
