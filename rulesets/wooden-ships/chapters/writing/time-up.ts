import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { hasGraceLeft, secondsFor, timedStep } from '../../model/clock.ts'
import type { State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'

const refusals: readonly WsRefusal<{ state: State; seat: Seat }>[] = [
  refuse('WS-245', 'ws.refuse.untimed', ({ state, seat }) => secondsFor(state, seat) === undefined),
]

/** [WS-245] [WS-246] The time is over: a grace the first time, then what has been written stands. */
export const timeUp: WsOrderRules<'timeUp'> = {
  shape: {},
  judge: (state, seat) => judgeBy(refusals, { state, seat }),
  execute(table, seat) {
    const step = timedStep(table.state)
    if (!step) return
    const kind = hasGraceLeft(table.state, seat) ? 'graceGiven' : 'timeRanOut'
    table.emit({ kind, seat, step })
  },
  byClock: true,
  excludeFromSearch: true,
  legalOrders: () => [],
  describe: () => ({ key: 'ws.order.timeUp' }),
}
