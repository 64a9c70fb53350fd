import type { Kysely } from 'kysely'

/** Of a table: who may look on without a seat, and what of it. */
export interface WatchingColumns {
  /** SHA-256 of the token that lets its holder look on, in hex; null of tables that were opened before there was one. */
  watch_hash: string | null
  /** Minutes after which spectators are told all; null where they are told what everybody may know, at once. */
  watch_delay: number | null
}

export async function addWatching(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('watch_hash', 'text').execute()
  await db.schema.alterTable('tables').addColumn('watch_delay', 'integer').execute()
}
