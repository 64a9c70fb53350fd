import { randomUUID } from 'node:crypto'
import type { Seat } from '@grognard/umpire'
import { logFailure } from '../failure-log.ts'
import { isShared } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import type { Call } from './broker-call.ts'

/** Milliseconds between looks at what other servers did; and where they call, in case that one was not heard. */
const LOOK = 1_000
const LOOK_BESIDE_CALLS = 10_000
/** Milliseconds between signs that those who look on by this server still do. */
const SIGN = 10_000
/** Milliseconds after which nobody is believed to be there whose server gave no sign. */
const FORGOTTEN = 30_000

/** The servers that share the database with this one. */
export interface OtherServers {
  /** Who looks on at a table by way of another server; null stands for somebody without a seat. */
  holdersAt(table: string): readonly (Seat | null)[]
  /** Something was written at the table by this server. */
  changed(table: string): void
  /** Somebody looks on here; returns what ends that. */
  arrived(table: string, seat: Seat | null): () => void
  close(): Promise<void>
}

/** A server that has its database to itself has no others. */
const alone: OtherServers = {
  holdersAt: () => [],
  changed: () => undefined,
  arrived: () => () => undefined,
  close: () => Promise.resolve(),
}

interface Here {
  /** Tables that somebody looks on at by this server. */
  watched(): Iterable<string>
  /** Something is new there. */
  announce(table: string): void
}

/** Looks after the other servers, if there can be any; at once where they call. */
export function besideOthers(store: Store, here: Here, call: Call | null): OtherServers {
  return isShared(store) ? lookAfterOthers(store, here, call) : alone
}

function lookAfterOthers(
  store: Store,
  { watched, announce }: Here,
  call: Call | null,
): OtherServers {
  const server = randomUUID()
  let versions = new Map<string, number>()
  let holders = new Map<string, (Seat | null)[]>()
  let signed = 0
  let looked = 0
  let looking: Promise<void> | null = null
  let isClosed = false
  let writing: Promise<unknown> = Promise.resolve()

  const lookAtTables = async (tables: readonly string[]): Promise<string[]> => {
    const rows = await store
      .selectFrom('tables')
      .select(['id', 'version'])
      .where('id', 'in', tables)
      .execute()
    const before = versions
    versions = new Map(rows.map(({ id, version }) => [id, version]))
    return rows.filter(({ id, version }) => before.get(id) !== version).map(({ id }) => id)
  }
  const lookAtPresence = async (tables: readonly string[]): Promise<string[]> => {
    const rows = await store
      .selectFrom('presence')
      .select(['table_id', 'seat'])
      .where('server', '!=', server)
      .where('seen_at', '>', Date.now() - FORGOTTEN)
      .orderBy('table_id')
      .orderBy('seat')
      .execute()
    const before = holders
    holders = new Map()
    for (const { table_id, seat } of rows)
      holders.set(table_id, [...(holders.get(table_id) ?? []), seat])
    const text = (all: typeof holders, id: string) => JSON.stringify(all.get(id) ?? [])
    return tables.filter(id => text(before, id) !== text(holders, id))
  }
  const sign = async (): Promise<void> => {
    if (Date.now() - signed < SIGN) return
    signed = Date.now()
    await store
      .updateTable('presence')
      .set({ seen_at: signed })
      .where('server', '=', server)
      .execute()
    await store
      .deleteFrom('presence')
      .where('seen_at', '<', signed - 2 * FORGOTTEN)
      .execute()
  }
  const lookNow = async (): Promise<void> => {
    await sign()
    const tables = [...watched()]
    const changed = tables.length === 0 ? [] : await lookAtTables(tables)
    const met = await lookAtPresence(tables)
    for (const id of new Set([...changed, ...met])) announce(id)
  }
  const look = (): void => {
    looked = Date.now()
    looking ??= lookNow()
      .catch((error: unknown) => logFailure('a look at other servers', error))
      .finally(() => (looking = null))
  }
  // One after the other, so that somebody who comes and goes at once is gone.
  const write = (work: () => Promise<unknown>): void => {
    if (isClosed) return
    writing = writing
      .then(work)
      .catch((error: unknown) => logFailure('a word to other servers', error))
  }
  const lookInTime = (): void => {
    if (!call?.isUp() || Date.now() - looked >= LOOK_BESIDE_CALLS) look()
  }
  const timer = setInterval(lookInTime, LOOK).unref()
  call?.hear(table => {
    if (![...watched()].includes(table)) return
    announce(table)
    look()
  })
  return {
    holdersAt: table => holders.get(table) ?? [],
    changed: table => call?.say(table),
    arrived(table_id, seat) {
      const row = { id: randomUUID(), server, table_id, seat, seen_at: Date.now() }
      const tell = () => call?.say(table_id)
      write(() => store.insertInto('presence').values(row).execute().then(tell))
      return () =>
        write(() => store.deleteFrom('presence').where('id', '=', row.id).execute().then(tell))
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
      await writing
      await store
        .deleteFrom('presence')
        .where('server', '=', server)
        .execute()
        .catch(() => undefined)
      await call?.close()
    },
  }
}
