import { sql } from 'kysely'
import { loadGame } from '@grognard/rulesets/library.ts'
import type { Game } from '@grognard/umpire'
import { isShared } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import type { SeatKeyRow } from '../store/accounts-schema.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { timeHere } from '../time.ts'
import type { Time } from '../time.ts'
import { unknownTable } from './faults.ts'
import { logFailure } from '../failure-log.ts'
import { readJournal } from './journal.ts'
import type { HeldBattle } from './held-battle.ts'
import { isSnapshotDue, saveSnapshot, snapshotOf } from './snapshots.ts'

/** A table as it stands. The battle is null as long as people are awaited. */
export interface Table {
  row: TableRow
  seats: readonly SeatRow[]
  /** Further tokens of seats, of devices that came by an account. */
  keys: readonly SeatKeyRow[]
  held: HeldBattle | null
}

/** So many battles are kept ready; others are read from their journal again when they are asked for. */
const KEPT = 500

/** Where every table is found, and where what changes one waits for its turn. */
export interface Tables {
  readonly store: Store
  readonly time: Time
  /** Throws TableFault. */
  at(id: string, within?: Store): Promise<Table>
  /** The battle as it will stand once what is being written is. */
  keep(id: string, held: HeldBattle): void
  /**
   * One work at a table after the other, each in a transaction, also where another server does one;
   * what it throws is not written.
   */
  change<Result>(
    id: string,
    work: (table: Table, within: Store) => Promise<Result>,
  ): Promise<Result>
  /** Nothing is being written beside the orders any more. */
  rest(): Promise<void>
}

/** A battle of which the journal has more than is kept. */
interface Unread {
  game: Game
  row: TableRow
  base: HeldBattle | null
}

export function holdTables(store: Store, time = timeHere): Tables {
  const kept = new Map<string, HeldBattle>()
  const turns = new Map<string, Promise<unknown>>()
  const reading = new Map<string, Promise<HeldBattle | null>>()
  const beside = new Set<Promise<void>>()

  const keep = (id: string, held: HeldBattle): void => {
    kept.delete(id)
    kept.set(id, held)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  const at = async (id: string, within: Store = store): Promise<Table> => {
    const found = within.selectFrom('tables').selectAll().where('id', '=', id)
    const isLocked = within !== store && isShared(store)
    const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst()
    if (!row) throw unknownTable()
    const seats = await within
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('position')
      .execute()
    const keys = await within
      .selectFrom('seat_keys')
      .selectAll()
      .where('table_id', '=', id)
      .execute()
    if (row.lines === 0) return { row, seats, keys, held: null }
    const known = kept.get(id)
    // Where another transaction was not written after all, what was kept of it does not count.
    const isCurrent = known?.head === row.head
    const base = known && (isCurrent || known.lines < row.lines) ? known : null
    const game = await loadGame(row.ruleset)
    const held = isCurrent ? known : await readOnce(within, { game, row, base })
    if (held) keep(id, held)
    return { row, seats, keys, held }
  }
  /** Who comes while it is read waits for the same; not in a transaction, for which the reader may wait. */
  const readOnce = (within: Store, { game, row, base }: Unread): Promise<HeldBattle | null> => {
    if (within !== store) return readJournal(within, game, row.id, base)
    const key = `${row.id} ${row.head}`
    const found = reading.get(key) ?? readOn({ game, row, base }).finally(() => reading.delete(key))
    reading.set(key, found)
    return found
  }
  const readOn = async ({ game, row, base }: Unread): Promise<HeldBattle | null> => {
    const snapshot = base ? null : await snapshotOf(store, game, row.id)
    const held = await readJournal(store, game, row.id, base, { snapshot })
    if (held) snap(row.id, base?.lines ?? snapshot?.lines ?? 0, held)
    return held
  }
  /** Nobody waits for it: were it lost, the next reader would take longer. */
  const snap = (id: string, before: number, held: HeldBattle): void => {
    if (!isSnapshotDue(before, held.lines)) return
    const saving = saveSnapshot(store, id, held)
      .catch(error => logFailure('a snapshot', error))
      .finally(() => beside.delete(saving))
    beside.add(saving)
  }
  const inTurn = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const before = turns.get(id) ?? Promise.resolve()
    const mine = before.then(work, work)
    turns.set(id, mine)
    void mine
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(id) === mine) turns.delete(id)
      })
    return mine
  }
  return {
    store,
    time,
    at,
    keep,
    change: (id, work) =>
      inTurn(id, async () => {
        // A long journal is read before the transaction, which would hold up all other tables meanwhile.
        const before = kept.get(id) ?? (await at(id)).held
        const result = await store.transaction().execute(async within => {
          const done = await work(await at(id, within), within)
          if (isShared(store)) await markChanged(within, id)
          return done
        })
        const after = kept.get(id)
        if (after) snap(id, before?.lines ?? 0, after)
        return result
      }),
    async rest() {
      await Promise.all(beside)
    },
  }
}

/** Other servers that share the database see by it that they have something to tell. */
async function markChanged(within: Store, id: string): Promise<void> {
  await within
    .updateTable('tables')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
