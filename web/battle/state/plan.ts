import type { ActionType, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { askedOrGiven } from './together.ts'

/** The staff's plan: shown on the chart, and taken with one click. */
export const planHandlers: Handlers<Extract<ActionType, `plan/${string}`>> = {
  'plan/show': state => ({ ...state, plan: { ...state.plan, isWanted: !state.plan.isWanted } }),
  'plan/found': (state, { of, orders }) => ({ ...state, plan: { ...state.plan, of, orders } }),
  'plan/take'(state) {
    if (state.isFootFresh) return state
    const orders = planShown(state)?.map(({ order }) => order) ?? []
    return askedOrGiven(state, orders)
  },
}

/** The plan for what is asked now; null while it is not wanted or not known. */
export function planShown({
  plan,
  turnView,
  playback,
}: BattleState): BattleState['plan']['orders'] {
  if (!plan.isWanted || !turnView?.ask || playback) return null
  return plan.of === turnView.view ? plan.orders : null
}
