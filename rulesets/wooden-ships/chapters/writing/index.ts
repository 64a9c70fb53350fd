import { allowed, stepOf } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
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

/** [WS-031] What is written is written; it is carried out when all have sealed. */
const seal: WsOrderRules<'seal'> = {
  shape: {},
  judge: () => allowed,
  execute: (table, seat) => table.emit({ kind: 'ordersSealed', seat }),
  legalOrders: () => [{ kind: 'seal' }],
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'ws.order.seal' }),
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
const done: WsOrderRules<'done'> = {
  shape: {},
  judge: () => allowed,
  execute() {},
  legalOrders: () => [{ kind: 'done' }],
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'ws.order.done' }),
}

/** What ends a seat's orders at a step. */
export const writing = chapter({
  events: writingEvents,
  orders: { seal, unseal, done, timeUp },
  messages: { en: writingEnglish, de: writingGerman, da: writingDanish },
})
