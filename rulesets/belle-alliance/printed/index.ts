import type { Printer } from '@grognard/umpire'
import type { State } from '../state.ts'
import { cardSheets } from './cards.ts'
import { gaugeSheets } from './gauge.ts'
import { logSheets } from './log.ts'
import { orderSheets } from './orders.ts'
import { referenceSheets } from './reference.ts'

/** [BA-1.1.2-05] [BA-1.1.7-01] Sheets for play with paper and figures. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: orderSheets,
  reference: referenceSheets,
  gauge: gaugeSheets,
}
