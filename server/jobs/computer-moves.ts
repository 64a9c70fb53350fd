import { Piscina } from 'piscina'
import { derivedSeed } from '@grognard/umpire'
import type { Kind } from '@grognard/umpire'
import { giveComputers } from '../battles/give-order.ts'
import type { Table, Tables } from '../battles/hold-tables.ts'
import { logFailure } from '../failure-log.ts'
import { levelOf } from '../battles/outbox.ts'
import { endBookTime, endTime } from '../battles/stand-in.ts'
import type { Store } from '../store/open-database.ts'
import type { OutboxRow } from '../store/schema.ts'
import type { Uptime } from './uptime.ts'
import type { MoveQuestion } from './computer-worker.ts'

/** A job that fails so often is left alone; it is tried again at the next start. */
const MOST_ATTEMPTS = 5

/** Milliseconds: no timer waits for longer. */
const LONGEST_WAIT = 60 * 60_000

export interface Jobs {
  /** There may be something to do. */
  wake(): void
  close(): Promise<void>
}

/** Does what the outbox says, one thing after the other, as often as it is woken. */
export function createJobs(
  tables: Tables,
  announce: (table: string) => Promise<void>,
  uptime: Pick<Uptime, 'look'>,
): Jobs {
  const { store, time } = tables
  const worker = new URL('./computer-worker.ts', import.meta.url)
  const thinkers = new Piscina<MoveQuestion, Kind>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
  })
  const forgiven = store
    .updateTable('outbox')
    .set({ attempts: 0 })
    .where('done_at', 'is', null)
    .execute()
  let isAwake = false
  let isCalled = false
  let isClosed = false
  let stopAlarm: (() => void) | null = null

  const next = (): Promise<OutboxRow | undefined> =>
    store
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .where('due_at', '<=', time.now())
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('number')
      .executeTakeFirst()
  // An alarm that was put off meanwhile is still to come.
  const done = ({ id, due_at }: OutboxRow) =>
    store
      .updateTable('outbox')
      .set({ done_at: time.now() })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .execute()
  const setAlarm = async (): Promise<void> => {
    const due = await nextDue(store, time.now())
    stopAlarm?.()
    if (due === null || isClosed) return
    stopAlarm = time.later(wake, Math.min(LONGEST_WAIT, due - time.now()))
  }
  const failed = ({ id, attempts }: OutboxRow) =>
    store
      .updateTable('outbox')
      .set({ attempts: attempts + 1 })
      .where('id', '=', id)
      .execute()
  const doJob = (job: OutboxRow): Promise<void> => {
    if (job.job === 'clock') return endTime(tables, job.table_id, job.seat)
    if (job.job === 'book') return endBookTime(tables, job.table_id, job.seat)
    return moveComputer(tables, thinkers, job)
  }
  const work = async (): Promise<void> => {
    await forgiven
    await uptime.look()
    for (let job = await next(); job; job = await next()) {
      if (isClosed) return
      try {
        await doJob(job)
        await done(job)
        await announce(job.table_id)
      } catch (error) {
        if (isClosed) return
        logFailure('a computer’s move', error)
        await failed(job)
      }
    }
  }
  const wake = (): void => {
    isCalled = true
    if (isAwake || isClosed) return
    isAwake = true
    isCalled = false
    void work()
      .then(setAlarm)
      .catch(() => undefined)
      .finally(() => {
        isAwake = false
        if (isCalled) wake()
      })
  }
  return {
    wake,
    async close() {
      isClosed = true
      stopAlarm?.()
      await thinkers.destroy()
    },
  }
}

/** When something is to be done next that is not to be done now. */
async function nextDue(store: Store, now: number): Promise<number | null> {
  const found = await store
    .selectFrom('outbox')
    .select('due_at')
    .where('done_at', 'is', null)
    .where('due_at', '>', now)
    .orderBy('due_at')
    .executeTakeFirst()
  return found?.due_at ?? null
}

/** A battle that has gone on since has asked its computers anew. */
async function moveComputer(
  tables: Tables,
  thinkers: Piscina<MoveQuestion, Kind>,
  { table_id, number, seat }: OutboxRow,
): Promise<void> {
  const table = await tables.at(table_id)
  const question = questionOf(table, seat)
  if (!question || table.row.lines !== number + 1) return
  const order = await thinkers.run(question)
  await giveComputers(tables, table_id, { seat, order, number })
}

/** The computer is told the view of its seat and nothing else. */
function questionOf({ held, seats }: Table, seat: string): MoveQuestion | null {
  const row = seats.find(one => one.seat === seat)
  const level = row ? levelOf(row) : null
  if (!held || level === null) return null
  const { game, state, file } = held.battle
  const own = file.dice.kind === 'typed' ? '' : file.dice.seed
  const seed = derivedSeed(own, `players of ${seat}`)
  return { ruleset: game.id, view: game.view(state, seat), seat, level, seed, number: held.lines }
}
