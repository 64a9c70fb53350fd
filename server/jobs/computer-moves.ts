import { Piscina } from 'piscina'
import { derivedSeed } from '@grognard/umpire'
import type { Kind } from '@grognard/umpire'
import { giveComputers } from '../battles/give-order.ts'
import type { Table, Tables } from '../battles/hold-tables.ts'
import { logFailure } from '../failure-log.ts'
import { levelOf } from '../battles/outbox.ts'
import { endBookTime, endTime } from '../battles/stand-in.ts'
import { isShared } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import type { OutboxRow } from '../store/schema.ts'
import type { Uptime } from './uptime.ts'
import type { MoveQuestion } from './computer-worker.ts'

/** A job that fails so often is left alone; it is tried again at the next start. */
export const MOST_ATTEMPTS = 5

/** Milliseconds: no timer waits for longer; nor where others share the database, who may fall with what they began. */
const LONGEST_WAIT = 60 * 60_000
const LONGEST_WAIT_AMONG_OTHERS = 5_000

/** Milliseconds for which a job is this server’s alone, and after which it says again that it is about it. */
const CLAIM = 15_000
const RENEW = 5_000

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
      .where('claimed_until', '<=', Date.now())
      .orderBy('number')
      .executeTakeFirst()
  /** Of several servers that would do it one does. */
  const claim = async ({ id, claimed_until: before }: OutboxRow): Promise<boolean> => {
    if (!isShared(store)) return true
    const { numUpdatedRows } = await store
      .updateTable('outbox')
      .set({ claimed_until: Date.now() + CLAIM })
      .where('id', '=', id)
      .where('claimed_until', '=', before)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  /** Claims it further as long as it takes. */
  const holding = async ({ id }: OutboxRow, work: Promise<void>): Promise<void> => {
    const renew = () =>
      store
        .updateTable('outbox')
        .set({ claimed_until: Date.now() + CLAIM })
        .where('id', '=', id)
        .where('claimed_until', '>', 0)
        .execute()
        .catch(() => undefined)
    const timer = isShared(store) ? setInterval(renew, RENEW) : undefined
    await work.finally(() => clearInterval(timer))
  }
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
    const longest = isShared(store) ? LONGEST_WAIT_AMONG_OTHERS : LONGEST_WAIT
    if (isClosed || (due === null && !isShared(store))) return
    stopAlarm = time.later(wake, Math.min(longest, (due ?? Infinity) - time.now()))
  }
  /** The database could not be asked. */
  const tryLater = (error: unknown): void => {
    if (isClosed || !isShared(store)) return
    logFailure('a look for jobs', error)
    stopAlarm?.()
    stopAlarm = time.later(wake, LONGEST_WAIT_AMONG_OTHERS)
  }
  const failed = ({ id, attempts }: OutboxRow) =>
    store
      .updateTable('outbox')
      .set({ attempts: attempts + 1, claimed_until: 0 })
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
      if (!(await claim(job))) continue
      try {
        await holding(job, doJob(job))
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
      .catch((error: unknown) => tryLater(error))
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
