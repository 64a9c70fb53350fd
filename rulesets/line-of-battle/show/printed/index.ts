import type { PrintedSheet, Printer, PrintRequest } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { cardSheets, commanderSheets } from './cards.ts'
import { combatTables } from './combat-tables.ts'
import { fleetTables } from './fleet-tables.ts'
import { gaugeSheets } from './gauge.ts'
import { logSheets } from './log.ts'
import { seaTables } from './sea-tables.ts'
import { said } from './words.ts'

/** The tables, from those the umpire reads, with the numbers of their rules. */
function referenceSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const parts = [...combatTables(state), ...seaTables(state), ...fleetTables(state)]
  return [{ title: said('reference'), parts }]
}

/** [LOB-008] [LOB-012] [LOB-250] Sheets for play with paper and models. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: commanderSheets,
  reference: referenceSheets,
  gauge: gaugeSheets,
}
