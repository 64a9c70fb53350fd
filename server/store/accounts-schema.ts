import type { Kysely } from 'kysely'

/** People who want their seats on every device. Of tokens the SHA-256 is kept, in hex. Times in milliseconds since 1970. */
export interface AccountTables {
  accounts: AccountRow
  sessions: SessionRow
  mail_links: MailLinkRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  account_seats: AccountSeatRow
  seat_keys: SeatKeyRow
}

export interface AccountRow {
  id: string
  /** As players see it; empty as long as none was given. */
  name: string
  /** In lower case; null of who comes by passkey alone. */
  mail: string | null
  made_at: number
}

interface SessionRow {
  token_hash: string
  account_id: string
  made_at: number
  expires_at: number
}

/** A link that was mailed: it signs in once. */
interface MailLinkRow {
  token_hash: string
  mail: string
  /** Who was signed in when it was asked for; the address becomes that account’s where it is nobody’s yet. */
  account_id: string | null
  made_at: number
  expires_at: number
  used_at: number | null
}

interface PasskeyRow {
  /** Of the credential, in base64url, as its public key is. */
  id: string
  account_id: string
  public_key: string
  counter: number
  /** JSON: how the browser may reach it. */
  transports: string
  made_at: number
}

/** What a passkey is asked to sign: once, and soon. */
interface ChallengeRow {
  hash: string
  account_id: string | null
  expires_at: number
}

/**
 * A seat that an account has. `link_hash` is that of the seat’s own link when it was tied: where the
 * link has been given anew, by the host to somebody else, the tie counts no more.
 */
interface AccountSeatRow {
  account_id: string
  table_id: string
  seat: string
  link_hash: string
  tied_at: number
}

/** A further token of a seat, for a device that was given it through the account; it dies with the link and the session. */
export interface SeatKeyRow {
  token_hash: string
  table_id: string
  seat: string
  link_hash: string
  session_hash: string
}

export async function createAccounts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('mail', 'text', column => column.unique())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('mail', 'text', column => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('mail_links_mail').on('mail_links').columns(['mail']).execute()
  await createPasskeys(db)
  await createSeats(db)
}

async function createPasskeys(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'integer', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text')
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
}

async function createSeats(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('account_seats')
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('link_hash', 'text', column => column.notNull())
    .addColumn('tied_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('account_seats_key', ['account_id', 'table_id', 'seat'])
    .execute()
  await db.schema
    .createIndex('account_seats_table')
    .on('account_seats')
    .columns(['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('seat_keys')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('link_hash', 'text', column => column.notNull())
    .addColumn('session_hash', 'text', column => column.notNull().references('sessions.token_hash'))
    .execute()
  await db.schema.createIndex('seat_keys_table').on('seat_keys').columns(['table_id']).execute()
}
