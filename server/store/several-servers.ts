import type { Kysely } from 'kysely'

/** What several servers on one database tell each other by it. */
export interface SeveralServersTables {
  presence: PresenceRow
}

/** Somebody who looks on at a table, by way of one of the servers. */
interface PresenceRow {
  id: string
  /** Of the server; another each time that it is started. */
  server: string
  table_id: string
  /** Null of who has no seat. */
  seat: string | null
  /** When that server last said so. */
  seen_at: number
}

export interface VersionColumn {
  /** It grows with every change at the table where several servers share the database. */
  version: number
}

export interface ClaimColumn {
  /** Until then a server is about it, and others leave it alone; 0 of nobody. */
  claimed_until: number
}

export async function addSeveralServers(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('claimed_until', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('presence')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('server', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'text')
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('presence_servers').on('presence').column('server').execute()
}
