import type { LobOrderRules } from '../../rules.ts'
import { agree, decline, propose } from '../ending/agreement.ts'
import { keep, spend } from './attribute-points.ts'
import { done } from './done.ts'

export { pointsEvolve } from './events.ts'

export const pointsOrders = { done, spend, keep, propose, agree, decline } satisfies {
  [K in 'done' | 'spend' | 'keep' | 'propose' | 'agree' | 'decline']: LobOrderRules<K>
}

export { arePlayed, fillPools } from '../../model/players.ts'
export { seatsInTest, seatWithPoints } from '../../model/rolled-test.ts'
export { executeProposal, seatsToAgree } from '../ending/agreement.ts'
