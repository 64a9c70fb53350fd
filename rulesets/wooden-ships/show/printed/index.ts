import type { Printer } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { logSheets, plotSheets } from './logs.ts'
import { referenceSheets } from './tables.ts'

/** [WS-018] Ship logs, sheets for plots and the tables, for play on a map of hexes. */
export const printed: Printer<State> = {
  cards: logSheets,
  log: plotSheets,
  reference: referenceSheets,
}
