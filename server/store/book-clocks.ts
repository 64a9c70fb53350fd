import type { Kysely } from 'kysely'

/** The step that a rulebook times, as a seat was asked it last, and when its time is over. */
export interface BookClockColumns {
  book_step: string | null
  book_until: number | null
}

export async function addBookClocks(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('book_step', 'text').execute()
  await db.schema.alterTable('seats').addColumn('book_until', 'bigint').execute()
}
