import { allowed, stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat } from '@grognard/umpire'
import { playerOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsOrderRules } from '../../rules.ts'
import { momentOf } from '../../model/clock.ts'
import { plain, refused } from '../../words.ts'
import { timeUp } from './time-up.ts'
import { writingEvents } from './events.ts'
import { writingDanish } from './messages.da.ts'
import { writingGerman } from './messages.de.ts'
import { writingEnglish } from './messages.en.ts'

/** What is lost by going on, step by step. */
type Forfeits = ByStep<State, (state: State, seat: Seat) => Forfeit[]>

/** [WS-031] What is written is written; it is carried out when all have sealed. */
const sealing = (forfeits: Forfeits): WsOrderRules<'seal'> => ({
  shape: {},
  judge: () => allowed,
  execute: (table, seat) => table.emit({ kind: 'ordersSealed', seat }),
  legalOrders: () => [{ kind: 'seal' }],
  samplesOpenly: true,
  tool: goingOn(forfeits),
  describe: () => ({ key: 'ws.order.seal' }),
})

function goingOn(forfeits: Forfeits) {
  return {
    tool: 'list' as const,
    isPrimary: true as const,
    forfeits: (state: State, seat: Seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  }
}

/** [WS-031] Until all have sealed, orders can still be corrected. */
const unseal: WsOrderRules<'unseal'> = {
  ...plain(
    'unseal',
    (state, seat) => playerOf(state, seat).hasSealed && !isLate(state, seat),
    refused('WS-031', 'ws.refuse.notSealed'),
  ),
  execute: (table, seat) => table.emit({ kind: 'ordersReopened', seat }),
  retracts: true,
  describe: () => ({ key: 'ws.order.unseal' }),
}

/** [WS-246] What was sealed by the clock stays so. */
function isLate(state: State, seat: Seat): boolean {
  return playerOf(state, seat).lateAt === momentOf(state, stepOf(state))
}

/** Nothing more at this step. */
const finishing = (forfeits: Forfeits): WsOrderRules<'done'> => ({
  shape: {},
  judge: () => allowed,
  execute() {},
  legalOrders: () => [{ kind: 'done' }],
  samplesOpenly: true,
  tool: goingOn(forfeits),
  describe: () => ({ key: 'ws.order.done' }),
})

/** What ends a seat's orders at a step; what it leaves undone the other chapters tell. */
export const writingWith = (forfeits: Forfeits) =>
  chapter({
    events: writingEvents,
    orders: { seal: sealing(forfeits), unseal, done: finishing(forfeits), timeUp },
    messages: { en: writingEnglish, de: writingGerman, da: writingDanish },
  })
