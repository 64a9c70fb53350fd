import type { PrintedSheet } from '@grognard/umpire'
import { fightTables } from './fight-tables.ts'
import { marchTables } from './march-tables.ts'
import { orderTables } from './order-tables.ts'
import { said } from './words.ts'

/** The tables, from those the umpire reads, with the numbers of their rules. */
export function referenceSheets(): PrintedSheet[] {
  return [
    { title: said('reference'), subtitle: said('reference.fight'), parts: fightTables() },
    { title: said('reference'), subtitle: said('reference.march'), parts: marchTables() },
    { title: said('reference'), subtitle: said('reference.order'), parts: orderTables() },
  ]
}
