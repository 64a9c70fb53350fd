import type { Kysely } from 'kysely'

/** Telling people that it is their turn. Times in milliseconds since 1970. */
export interface NoticeTables {
  ways: WayRow
  turn_notices: TurnNoticeRow
  deliveries: DeliveryRow
}

/** How an account, or a seat, is told. */
export interface WayRow {
  /** 128 random bits: whoever has it can stop it. */
  id: string
  account_id: string | null
  table_id: string | null
  seat: string | null
  way: 'push' | 'mail' | 'webhook'
  /** JSON of a push subscription, or an address of a webhook; empty of mail, which goes to the account. */
  target: string
  language: 'en' | 'de' | 'da'
  time_zone: string
  /** Minutes after midnight; null where nothing is kept quiet. */
  quiet_from: number | null
  quiet_to: number | null
  /** Of mail: one at most in so many hours. */
  hours: number | null
  last_sent_at: number | null
}

/**
 * A seat has come to be asked. A turn is known by how many entries the seat had given before: what the
 * other takes back and gives anew is the same turn still. A number below nothing is the line of the
 * journal, turned round, in which somebody proposes something and waits for the seat.
 */
export interface TurnNoticeRow {
  table_id: string
  seat: string
  given: number
  written_at: number
  /** It is known who is to be told, if anybody. */
  settled_at: number | null
}

export interface DeliveryRow {
  id: string
  way_id: string
  table_id: string
  seat: string
  given: number
  /** What was being sent when the server fell is not sent again: it may have arrived. */
  state: 'due' | 'sending' | 'sent' | 'dropped'
  attempts: number
  due_at: number
}

export async function createNotices(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('ways')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text')
    .addColumn('table_id', 'text')
    .addColumn('seat', 'text')
    .addColumn('way', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('time_zone', 'text', column => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('hours', 'integer')
    .addColumn('last_sent_at', 'bigint')
    .execute()
  await db.schema.createIndex('ways_seat').on('ways').columns(['table_id', 'seat']).execute()
  await db.schema.createIndex('ways_account').on('ways').columns(['account_id']).execute()
  await db.schema
    .createTable('turn_notices')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('given', 'integer', column => column.notNull())
    .addColumn('written_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('turn_notices_key', ['table_id', 'seat', 'given'])
    .execute()
  await db.schema
    .createIndex('turn_notices_open')
    .on('turn_notices')
    .columns(['settled_at', 'written_at'])
    .execute()
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('way_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('given', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('deliveries_once', ['way_id', 'table_id', 'seat', 'given'])
    .execute()
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'due_at'])
    .execute()
}
