import type { PrintedSheet, Printer } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { fightTables } from './fight-tables.ts'
import { gaugeSheets } from './gauge.ts'
import { marchTables } from './march-tables.ts'
import { orderTables } from './order-tables.ts'
import { cardSheets, logSheets, orderSheets } from './sheets.ts'
import { said } from './words.ts'

/** The tables, from those the umpire reads, with the numbers of their rules. */
function referenceSheets(): PrintedSheet[] {
  return [
    { title: said('reference'), subtitle: said('reference.fight'), parts: fightTables() },
    { title: said('reference'), subtitle: said('reference.march'), parts: marchTables() },
    { title: said('reference'), subtitle: said('reference.order'), parts: orderTables() },
  ]
}

/** [BA-1.1.2-05] [BA-1.1.7-01] Sheets for play with paper and figures. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: orderSheets,
  reference: referenceSheets,
  gauge: gaugeSheets,
}
