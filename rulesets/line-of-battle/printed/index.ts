import type { Printer } from '@grognard/umpire'
import type { State } from '../state.ts'
import { cardSheets } from './cards.ts'
import { commanderSheets } from './commander.ts'
import { gaugeSheets } from './gauge.ts'
import { logSheets } from './log.ts'
import { referenceSheets } from './reference.ts'

/** [LOB-008] [LOB-012] [LOB-250] Sheets for play with paper and models. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: commanderSheets,
  reference: referenceSheets,
  gauge: gaugeSheets,
}
