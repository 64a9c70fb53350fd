import { sql } from 'kysely'
import { logFailure } from '../failure-log.ts'
import { isShared } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import type { Time } from '../time.ts'

/** Milliseconds between signs that this server runs, which it leaves in the database. */
const BEAT = 10_000
/** Milliseconds: a machine that was away for less was only busy. */
const LEAST = 5_000

/** Knows when no server ran: that time is no player’s. */
export interface Uptime {
  /** To be awaited before the first question is answered. */
  begin(): Promise<void>
  /** To be awaited before anything is done at a table: the machine may just have woken up. */
  look(): Promise<void>
  end(): Promise<void>
}

export function createUptime(store: Store, time: Time): Uptime {
  let last = { now: time.now(), awake: time.awake() }
  let stop: (() => void) | null = null
  let isEnded = false
  let looking: Promise<void> = Promise.resolve()

  const mark = async (): Promise<void> => {
    const row = { id: 1 as const, alive_at: time.now() }
    await store
      .insertInto('uptime')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet({ alive_at: row.alive_at }))
      .execute()
  }
  /** Since then, or since the last sign where null; as far as no other server gave one meanwhile. */
  const leaveOutSince = async (since: number | null): Promise<void> => {
    const now = time.now()
    const found = await store.selectFrom('uptime').select('alive_at').executeTakeFirst()
    const sign = found?.alive_at ?? now
    const from = isShared(store) || since === null ? Math.max(since ?? 0, sign) : since
    const least = isShared(store) ? BEAT + LEAST : LEAST
    if (now - from > least) await leaveOut(store, from, now)
  }
  const lookNow = async (): Promise<void> => {
    const before = last
    last = { now: time.now(), awake: time.awake() }
    const slept = Math.round(last.now - before.now - (last.awake - before.awake))
    if (slept > LEAST) await leaveOutSince(last.now - slept)
  }
  // Whoever asks while clocks are set forward waits for it.
  const look = (): Promise<void> => (looking = looking.catch(() => undefined).then(lookNow))
  const beat = async (): Promise<void> => {
    await look()
    if (!isEnded) await mark()
  }
  const beatOn = (): void => {
    if (isEnded) return
    stop = time.later(() => {
      void beat()
        .catch((error: unknown) => logFailure('a sign that the server runs', error))
        .finally(beatOn)
    }, BEAT)
  }
  return {
    async begin() {
      await leaveOutSince(null)
      await mark()
      beatOn()
    },
    look,
    async end() {
      isEnded = true
      stop?.()
      // Where it cannot be written the sign before it stands: it is seconds old.
      await mark().catch(() => undefined)
    },
  }
}

/** Clocks that ran then are set forward by as much. */
function leaveOut(store: Store, from: number, until: number): Promise<void> {
  const by = until - from
  return inTransaction(store, async within => {
    await within.insertInto('outages').values({ from_at: from, until_at: until }).execute()
    await within
      .updateTable('seats')
      .set({ asked_at: sql<number>`asked_at + ${by}` })
      .where('asked_at', '<=', until)
      .execute()
    await within
      .updateTable('seats')
      .set({ book_until: sql<number>`book_until + ${by}` })
      .where('book_until', 'is not', null)
      .execute()
    await within
      .updateTable('outbox')
      .set({ due_at: sql<number>`due_at + ${by}` })
      .where('job', 'in', ['clock', 'book'])
      .where('done_at', 'is', null)
      .execute()
  })
}

/** Milliseconds since then in which a server ran. */
export async function ranSince(store: Store, then: number, now: number): Promise<number> {
  const outages = await store
    .selectFrom('outages')
    .selectAll()
    .where('until_at', '>', then)
    .execute()
  const away = outages.map(({ from_at, until_at }) => until_at - Math.max(then, from_at))
  return now - then - away.reduce((all, one) => all + one, 0)
}
