import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, DEFAULT_DATA } from '../store/data-folder.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import { databaseFrom } from '../serve.ts'
import { ServeError } from '../serve-error.ts'
import { MOST_ATTEMPTS } from './computer-moves.ts'

/** Something that a server has still to do, or has given up. */
export interface JobLeft {
  table: string
  seat: string
  job: 'computer' | 'clock' | 'book'
  attempts: number
  /** In milliseconds since 1970; 0 for at once. */
  due: number
  /** It failed so often that it is left alone until a server is started, or it is tried again by hand. */
  isGivenUp: boolean
}

export interface WhereJobs {
  /** The folder of the embedded database; DATA stands in for it. */
  data?: string
  /** postgres://… in place of it; GROGNARD_DATABASE stands in for it. */
  database?: string
}

/** What is to be done, those given up first; `again`: those are tried again. Throws ServeError. */
export async function jobsLeft(where: WhereJobs, again = false): Promise<JobLeft[]> {
  const store = await storeAt(where)
  try {
    if (again)
      await store
        .updateTable('outbox')
        .set({ attempts: 0 })
        .where('done_at', 'is', null)
        .where('attempts', '>=', MOST_ATTEMPTS)
        .execute()
    return await undoneIn(store)
  } finally {
    await store.destroy()
  }
}

async function undoneIn(store: Store): Promise<JobLeft[]> {
  const rows = await store
    .selectFrom('outbox')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('attempts', 'desc')
    .orderBy('due_at')
    .execute()
  return rows.map(({ table_id, seat, job, attempts, due_at }) => ({
    table: table_id,
    seat,
    job,
    attempts,
    due: due_at,
    isGivenUp: attempts >= MOST_ATTEMPTS,
  }))
}

/** Throws ServeError where there is none: none is made. */
async function storeAt({ data, database }: WhereJobs): Promise<Store> {
  const shared = database ?? (process.env['GROGNARD_DATABASE'] || undefined)
  const file = join(data ?? (process.env['DATA'] || DEFAULT_DATA), DATABASE)
  if (shared !== undefined) databaseFrom(shared)
  if (shared === undefined && !existsSync(file))
    throw new ServeError(`there is no database ${file}`)
  try {
    return await openDatabase(shared ?? file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(`the database cannot be opened: ${why}`, 1)
  }
}
