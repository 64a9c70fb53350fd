import type { ActionType, Handlers } from './actions.ts'
import { sent } from './give-order.ts'
import { reconcile } from './reconcile.ts'

/** Who looks at the screen, and who plays. */
export const seatHandlers: Handlers<Extract<ActionType, `seat/${string}`>> = {
  'seat/take'(state) {
    const { next, recalled } = state
    if (next === null || !recalled) return reconcile({ ...state, recalled: null, viewer: next })
    return sent({ ...state, recalled: null }, next, recalled, { looks: next })
  },
  'seat/recall': (state, { seat, order }) => ({ ...state, next: seat, recalled: order }),
  'seat/leaveRecall': state => reconcile({ ...state, recalled: null }),
  'seat/setPlayers': (state, { players }) => reconcile({ ...state, players, isHalted: false }),
}
