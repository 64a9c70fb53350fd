import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { logFailure } from '../failure-log.ts'
import { isShared } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'

/** Milliseconds for which an answer is good. */
const FRESH = 2_000

/** /healthz: 200 while the database can be written, 503 otherwise. */
export function healthRoute(app: FastifyInstance, store: Store): void {
  let asked = Number.NEGATIVE_INFINITY
  let health: Promise<boolean> = Promise.resolve(false)
  const isHealthy = (): Promise<boolean> => {
    if (performance.now() - asked < FRESH) return health
    asked = performance.now()
    health = canWrite(store)
    return health
  }
  app.get('/healthz', async (_request, reply) => {
    const isWell = await isHealthy()
    reply.code(isWell ? 200 : 503).header('cache-control', 'no-store')
    return { database: isWell ? 'writable' : 'not writable' }
  })
}

async function canWrite(store: Store): Promise<boolean> {
  try {
    await (isShared(store) ? checkWritable(store) : writeNumber(store))
    return true
  } catch (error) {
    logFailure('/healthz', error)
    return false
  }
}

/** The file’s own number for programs, which nobody reads here, is written anew. */
async function writeNumber(store: Store): Promise<void> {
  await sql`PRAGMA user_version = 1`.execute(store)
}

/** Throws where the database cannot be asked, or only be read, as while another takes over. */
async function checkWritable(store: Store): Promise<void> {
  const { rows } = await sql<{
    read_only: string
  }>`select current_setting('transaction_read_only') as read_only`.execute(store)
  if (rows[0]?.read_only !== 'off') throw new Error('The database can only be read.')
}
