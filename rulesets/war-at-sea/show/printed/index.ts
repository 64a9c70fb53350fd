import type { Printer } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { cardSheets } from './cards.ts'
import { gaugeSheets } from './gauge.ts'
import { recordSheets } from './record.ts'
import { referenceSheets } from './tables.ts'

/** [WAS-001] [WAS-011] Cards, a record of damage, the tables and a ruler, for play with models. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: recordSheets,
  reference: referenceSheets,
  gauge: gaugeSheets,
}
