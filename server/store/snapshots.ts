import type { Kysely } from 'kysely'

/** How a battle stood after one of its lines: a short cut for who reads its journal, and never the truth. */
export interface SnapshotRow {
  table_id: string
  /** Lines of the journal that it takes in, and the hash of the last of them. */
  lines: number
  hash: string
  /** Of the rules and of how it is written down; with others it counts for nothing. */
  edition: string
  /** JSON: how the battle differs from its start, and where names became known. */
  body: string
  /** SHA-256 over all of this, in hex. */
  seal: string
}

export async function createSnapshots(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', column => column.primaryKey().references('tables.id'))
    .addColumn('lines', 'integer', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('edition', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('seal', 'text', column => column.notNull())
    .execute()
}
