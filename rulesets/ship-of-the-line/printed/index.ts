import type { Printer } from '@grognard/umpire'
import type { State } from '../state.ts'
import { cardSheets } from './cards.ts'
import { logSheets } from './log.ts'
import { officerSheets } from './officers.ts'
import { referenceSheets } from './reference.ts'

/** [SOL-001] [SOL-014] Sheets for play with paper and models; a board of dots needs no gauge. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: officerSheets,
  reference: referenceSheets,
}
