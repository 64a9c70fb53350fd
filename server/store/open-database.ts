import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { SqliteDatabase } from 'kysely'
import pg from 'pg'
import { logFailure } from '../failure-log.ts'
import { makeForOneself } from './data-folder.ts'
import { migrations } from './schema.ts'
import type { Database } from './schema.ts'

export type Store = Kysely<Database>

/**
 * The database at this address, postgres://…, or the embedded one in this file, in memory for
 * ":memory:"; made and brought up to date where needed. A commit that has been acknowledged is on the disk.
 */
export async function openDatabase(place: string): Promise<Store> {
  const store = isPostgres(place) ? postgresAt(place) : embeddedIn(place)
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.destroy().catch(() => undefined)
    throw error
  }
}

export function isPostgres(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place)
}

/** Whether other processes may write in it too; then rows are locked, and what they wrote is looked for. */
export function isShared(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter
}

/** Connections of one process. */
const CONNECTIONS = 10
/** Milliseconds: who waits longer for a connection is told so. */
const LONGEST_WAIT = 10_000

function postgresAt(address: string): Store {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT,
    types: {
      // Numbers of 8 bytes are times and counts here, and none is too large for a number.
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  pool.on('error', logBroken)
  pool.on('connect', client => client.on('error', logBroken))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** A connection that breaks is replaced for the next who asks; who is using it is told by his query. */
function logBroken(error: Error): void {
  logFailure('a connection to the database', error)
}

function embeddedIn(path: string): Store {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true })
    makeForOneself(path)
  }
  const sqlite = new DatabaseSync(path)
  sqlite.exec('PRAGMA journal_mode = WAL')
  sqlite.exec('PRAGMA synchronous = FULL')
  sqlite.exec('PRAGMA foreign_keys = ON')
  sqlite.exec('PRAGMA busy_timeout = 10000')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: asKysely(sqlite) }) })
}

/** Node's SQLite in the words in which Kysely speaks to one; statements are kept for their text. */
function asKysely(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    prepare(sql) {
      const statement = prepared(sql)
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...values(parameters)),
        run: parameters => statement.run(...values(parameters)),
        iterate: parameters => statement.iterate(...values(parameters)),
      }
    },
    close: () => sqlite.close(),
  }
}

/** What the queries give are texts and numbers alone. */
function values(parameters: readonly unknown[]): readonly SQLInputValue[] {
  return parameters as readonly SQLInputValue[]
}

async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
