import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { setupEvents } from './events.ts'
import { muster } from './muster.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'

/** What is chosen before the first turn, and the turn’s beginning. */
export const setup = chapter({
  events: setupEvents,
  orders: { muster },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})

/** [WS-006] */
export function beginTurn(table: WsTable): void {
  table.emit({ kind: 'turnBegun', turn: table.state.turn + 1 })
}

export { bringOn } from './arrivals.ts'
export { builders, showFleets } from './muster.ts'
