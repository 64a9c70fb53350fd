import type { Kysely } from 'kysely'

export interface UptimeTables {
  uptime: UptimeRow
  outages: OutageRow
}

/** One row: when a server last ran on this database. */
interface UptimeRow {
  id: 1
  alive_at: number
}

/** A time in which no server ran: no clock of a player did either. */
interface OutageRow {
  from_at: number
  until_at: number
}

export async function createUptimeTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('uptime')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('alive_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint', column => column.notNull())
    .execute()
}
