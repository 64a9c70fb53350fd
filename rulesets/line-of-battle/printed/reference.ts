import type { PrintedSheet, PrintRequest } from '@grognard/umpire'
import type { State } from '../state.ts'
import { combatTables } from './combat-tables.ts'
import { fleetTables } from './fleet-tables.ts'
import { seaTables } from './sea-tables.ts'
import { said } from './words.ts'

/** The tables, from those the umpire reads, with the numbers of their rules. */
export function referenceSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const parts = [...combatTables(state), ...seaTables(state), ...fleetTables(state)]
  return [{ title: said('reference'), parts }]
}
