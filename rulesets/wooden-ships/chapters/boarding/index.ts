import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { lookAfterPrisoners, transferCrews as goOver } from './capture.ts'
import { boardingEvents } from './events.ts'
import { boardingDanish } from './messages.da.ts'
import { boardingGerman } from './messages.de.ts'
import { boardingEnglish } from './messages.en.ts'
import { party, standDown } from './parties.ts'
import { truce } from './truce.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boarding = chapter({
  events: boardingEvents,
  orders: { party, standDown, truce },
  messages: { en: boardingEnglish, de: boardingGerman, da: boardingDanish },
})

/** [WS-235] [WS-236] Prisoners look whether their guards are few when all have come aboard. */
export function transferCrews(table: WsTable): void {
  goOver(table)
  lookAfterPrisoners(table)
}

export { lookAfterPrisoners } from './capture.ts'
export { areMeleesOver, beginMelees, endMelees, fightRound, formAutomaticDefence } from './melee.ts'
export { seatsToPrepare, showReady } from './parties.ts'
