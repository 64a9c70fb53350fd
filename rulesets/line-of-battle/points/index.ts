import type { LobOrderRules } from '../rules.ts'
import { done } from './done.ts'
import { agree, decline, propose } from './propose.ts'
import { keep, spend } from './spend.ts'

export { pointsEvolve } from './evolve.ts'

export const pointsOrders = { done, spend, keep, propose, agree, decline } satisfies {
  [K in 'done' | 'spend' | 'keep' | 'propose' | 'agree' | 'decline']: LobOrderRules<K>
}
