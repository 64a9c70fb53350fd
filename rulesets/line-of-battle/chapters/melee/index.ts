import type { LobOrderRules } from '../../rules.ts'
import { board } from './board.ts'
import { takeOver } from './take-over.ts'
import { breakOff, continueMelee, manPrize } from './victor.ts'

export { meleeEvolve } from './events.ts'

type MeleeOrder = 'board' | 'takeOver' | 'manPrize' | 'continueMelee' | 'breakOff'

export const meleeOrders = { board, takeOver, manPrize, continueMelee, breakOff } satisfies {
  [K in MeleeOrder]: LobOrderRules<K>
}

export { areMeleesManned, clearMelees, endUnmannedMelee, gatherRounds } from './round.ts'
export { isRoundDecided, judgeRound, openRound, rollRound, roundsOfTurn } from './round.ts'
export { seatBesideEnemies } from './take-over.ts'
export { captorToManPrize, victoriousDefender } from './victor.ts'
