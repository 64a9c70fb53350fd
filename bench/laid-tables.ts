import { randomBytes } from 'node:crypto'
import { holdTables } from '@grognard/server/battles/hold-tables.ts'
import { giveShare, openTable, takeSeat } from '@grognard/server/battles/open-table.ts'
import { noughtsAndCrosses } from '@grognard/server/battles/tables-for-tests.ts'
import type { Seated } from '@grognard/server/battles/tables-for-tests.ts'
import { openDatabase } from '@grognard/server/store/open-database.ts'
import { freshSecret, hashOfSecret } from '@grognard/umpire'
import { sql } from 'kysely'

/**
 * So many tables at which everybody sits, in a database that no server has open; without waiting for
 * the disk, since what is measured comes later.
 */
export async function laidTables(database: string, count: number): Promise<Seated[]> {
  const store = await openDatabase(database)
  await sql`PRAGMA synchronous = OFF`.execute(store)
  const tables = holdTables(store)
  const laid: Seated[] = []
  while (laid.length < count) {
    const opened = await openTable(tables, noughtsAndCrosses)
    const { table, invite } = opened
    const people = ['crosses', 'noughts'].map(seat => ({
      seat,
      token: randomBytes(16).toString('base64url'),
      share: freshSecret(),
    }))
    for (const { seat, token, share } of people)
      await takeSeat(tables, table, invite, { seat, name: seat, token, hash: hashOfSecret(share) })
    for (const { token, share } of people) await giveShare(tables, table, token, { share })
    const seats = Object.fromEntries(people.map(({ seat, token }) => [seat, token]))
    laid.push({ ...opened, seats })
  }
  await store.destroy()
  return laid
}
