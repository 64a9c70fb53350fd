import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createAgreements } from './agreements.ts'
import { addNotes, createTalk } from './talk.ts'
import type { TalkRow } from './talk.ts'
import { createAccounts } from './accounts-schema.ts'
import type { AccountTables } from './accounts-schema.ts'
import { addBookClocks } from './book-clocks.ts'
import type { BookClockColumns } from './book-clocks.ts'
import { createNotices } from './notices-schema.ts'
import type { NoticeTables } from './notices-schema.ts'
import { addSeveralServers } from './several-servers.ts'
import type { ClaimColumn, SeveralServersTables, VersionColumn } from './several-servers.ts'
import { createSnapshots } from './snapshots.ts'
import type { SnapshotRow } from './snapshots.ts'
import { createUptimeTables } from './uptime.ts'
import type { UptimeTables } from './uptime.ts'
import { addWatching } from './watching.ts'
import type { WatchingColumns } from './watching.ts'

/** Rows as they lie in the database; what is written as JSON is text there. Times in milliseconds since 1970. */
export interface Database extends AccountTables, NoticeTables, UptimeTables, SeveralServersTables {
  tables: TableRow
  seats: SeatRow
  journal: JournalRow
  snapshots: SnapshotRow
  outbox: OutboxRow
  talk: TalkRow
}

export interface TableRow extends WatchingColumns, VersionColumn {
  id: string
  ruleset: string
  scenario: string
  edition: string
  /** JSON: Options, and what the players brought. */
  options: string
  papers: string
  is_public: number
  stage: 'waiting' | 'playing' | 'ended'
  /** In hex; nobody is told before the battle is over. */
  secret: string
  /** SHA-256 of the host's token, in hex. */
  host_hash: string
  /** Of the token that lets its holder take a free seat. */
  invite_hash: string
  opened_at: number
  /** Lines in the journal, and the hash of the last one; empty before the first. */
  lines: number
  head: string
  /** JSON: ClockPlan. */
  clock: string
  /** The table at which it is fought again with sides changed; null as long as nobody has asked for it. */
  rematch: string | null
}

export interface SeatRow extends BookClockColumns {
  table_id: string
  seat: string
  /** As the ruleset lists them, from 0. */
  position: number
  kind: 'person' | 'computer'
  level: string | null
  /** SHA-256 of the seat's token, in hex; null as long as it is free, and of a computer. */
  token_hash: string | null
  name: string | null
  share_hash: string | null
  share: string | null
  /** Since when the seat has been asked; null while it is not, and of a computer. */
  asked_at: number | null
  /** Of a live clock: milliseconds that are left of the stock. */
  stock: number | null
  /** The level of the computer that plays for the person. */
  stand_in: string | null
}

/** Everything that happened in a battle, in order; nothing is ever changed or taken out. */
export interface JournalRow {
  table_id: string
  /** From 0, without a gap. */
  number: number
  /** Whose request it was, and its id; null of the umpire's and of computers'. */
  seat: string | null
  request_id: string | null
  /** JSON: JournalLine. */
  body: string
  /** SHA-256 over the hash before and the body, in hex. */
  hash: string
  written_at: number
}

/** What is to be done because of what was written, in the same transaction. */
export interface OutboxRow extends ClaimColumn {
  id: string
  table_id: string
  /** The line of the journal after which it was to be done. */
  number: number
  /** A computer's move, or that the time of a person is over, by the table's clock or by the book's. */
  job: 'computer' | 'clock' | 'book'
  /** Whose. */
  seat: string
  attempts: number
  done_at: number | null
  /** It is not to be done before; 0 for at once. */
  due_at: number
}

/** Forward only: what has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: createTables },
  '0002-talk': { up: createTalk },
  '0003-accounts': { up: createAccounts },
  '0004-notices': { up: createNotices },
  '0005-watching': { up: addWatching },
  '0006-agreements': { up: createAgreements },
  '0007-seat-tokens': { up: indexSeatTokens },
  '0008-uptime': { up: createUptimeTables },
  '0009-book-clocks': { up: addBookClocks },
  '0010-notes': { up: addNotes },
  '0011-snapshots': { up: createSnapshots },
  '0012-several-servers': { up: addSeveralServers },
}

async function createTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('ruleset', 'text', column => column.notNull())
    .addColumn('scenario', 'text', column => column.notNull())
    .addColumn('edition', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('papers', 'text', column => column.notNull())
    .addColumn('is_public', 'integer', column => column.notNull())
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('host_hash', 'text', column => column.notNull())
    .addColumn('invite_hash', 'text', column => column.notNull())
    .addColumn('opened_at', 'bigint', column => column.notNull())
    .addColumn('lines', 'integer', column => column.notNull())
    .addColumn('head', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('level', 'text')
    .addColumn('token_hash', 'text')
    .addColumn('name', 'text')
    .addColumn('share_hash', 'text')
    .addColumn('share', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('seat', 'text')
    .addColumn('request_id', 'text')
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('written_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'number'])
    .execute()
  await db.schema
    .createIndex('journal_requests')
    .on('journal')
    .columns(['table_id', 'seat', 'request_id'])
    .unique()
    .execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('job', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await db.schema.createIndex('outbox_undone').on('outbox').columns(['done_at', 'id']).execute()
}

/** A seat is found by its token alone. */
async function indexSeatTokens(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('seats_by_token').on('seats').column('token_hash').execute()
}
