import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { SqliteDatabase } from 'kysely'
import { makeForOneself } from './data-folder.ts'
import { migrations } from './schema.ts'
import type { Database } from './schema.ts'

export type Store = Kysely<Database>

/**
 * The embedded database in this file, or in memory for ":memory:"; made and brought up to date where
 * needed. A commit that has been acknowledged is on the disk.
 */
export async function openDatabase(path: string): Promise<Store> {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true })
    makeForOneself(path)
  }
  const sqlite = new DatabaseSync(path)
  sqlite.exec('PRAGMA journal_mode = WAL')
  sqlite.exec('PRAGMA synchronous = FULL')
  sqlite.exec('PRAGMA foreign_keys = ON')
  sqlite.exec('PRAGMA busy_timeout = 10000')
  const store = new Kysely<Database>({ dialect: new SqliteDialect({ database: asKysely(sqlite) }) })
  await migrate(store)
  return store
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
