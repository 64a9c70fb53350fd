import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noughtsAndCrosses, seatedAt, serverForTests } from '../battles/tables-for-tests.ts'
import { ServeError } from '../serve-error.ts'
import { isPostgres } from '../store/open-database.ts'
import { MOST_ATTEMPTS } from './computer-moves.ts'
import { jobsLeft } from './jobs-left.ts'

test('what is to be done is listed, what was given up first, and that is tried again when asked for', async () => {
  const { server, store, database, close } = await serverForTests()
  onTestFinished(close)
  const { table } = await seatedAt(server, noughtsAndCrosses)
  const row = { table_id: table, number: 0, done_at: null, claimed_until: 0 }
  // Alarms far away, so that the server lets them lie.
  const far = Date.now() + 3_600_000
  await store
    .insertInto('outbox')
    .values([
      { ...row, id: 'one', job: 'clock', seat: 'crosses', attempts: 0, due_at: far },
      { ...row, id: 'two', job: 'computer', seat: 'noughts', attempts: MOST_ATTEMPTS, due_at: far },
    ])
    .execute()
  const where = isPostgres(database) ? { database } : { data: dirname(database) }
  const given = { table, seat: 'noughts', job: 'computer', due: far }
  const waiting = { table, seat: 'crosses', job: 'clock', due: far, attempts: 0, isGivenUp: false }
  expect(await jobsLeft(where)).toEqual([
    { ...given, attempts: MOST_ATTEMPTS, isGivenUp: true },
    waiting,
  ])
  const again = await jobsLeft(where, true)
  expect(again).toContainEqual({ ...given, attempts: 0, isGivenUp: false })
})

test('where there is no database none is made', async () => {
  await expect(jobsLeft({ data: '/nowhere' })).rejects.toThrow(ServeError)
  await expect(jobsLeft({ database: 'grognard.db' })).rejects.toThrow('--database is not')
})
