import type { Kysely } from 'kysely'

/** What somebody has said at a table. */
export interface TalkRow {
  table_id: string
  /** As it was told, from 0 without a gap; null of a note that has not been handed over. */
  number: number | null
  seat: string
  request_id: string
  /** As the writer was called. */
  name: string
  /** JSON: the seats that hear it, its writer among them; null where the whole table does. */
  hearers: string | null
  text: string
  /** JSON: arrows and circles on the chart; null where nothing was drawn. */
  notes: string | null
  written_at: number
}

export async function createTalk(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('number', 'integer')
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('hearers', 'text')
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('written_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'seat', 'request_id'])
    .execute()
  await db.schema
    .createIndex('talk_numbers')
    .on('talk')
    .columns(['table_id', 'number'])
    .unique()
    .execute()
}

/** What is drawn on the chart is shown to one's side with a remark. */
export async function addNotes(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('talk').addColumn('notes', 'text').execute()
}
