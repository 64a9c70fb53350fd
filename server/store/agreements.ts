import type { Kysely } from 'kysely'

/** Clocks, who stands in for whom, and the table at which a battle is fought again. */
export async function createAgreements(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('clock', 'text', column => column.notNull().defaultTo('{"kind":"none"}'))
    .execute()
  await db.schema.alterTable('tables').addColumn('rematch', 'text').execute()
  for (const [name, type] of [
    ['asked_at', 'bigint'],
    ['stock', 'bigint'],
    ['stand_in', 'text'],
  ] as const)
    await db.schema.alterTable('seats').addColumn(name, type).execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('due_at', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['done_at', 'due_at']).execute()
}
