import type { ActionType, Handlers } from './actions.ts'
import { asked, sent } from './requests.ts'

/** Who looks at the screen, and who plays. */
export const seatHandlers: Handlers<Extract<ActionType, `seat/${string}`>> = {
  'seat/take'(state) {
    const { next, recalled } = state
    const seat = recalled?.seat ?? next
    const now = { ...state, recalled: null }
    if (seat === null) return now
    return asked(recalled ? sent(now, seat, recalled.order) : now, { ask: 'look', seat })
  },
  'seat/recall': (state, { seat, order }) => ({ ...state, recalled: { seat, order } }),
  'seat/leaveRecall': state => ({ ...state, recalled: null }),
  'seat/setPlayers': (state, { players }) => asked(state, { ask: 'setPlayers', players }),
}
