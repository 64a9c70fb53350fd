import { randomUUID } from 'node:crypto'
import type { Seat } from '@grognard/umpire'
import type { Table, Tables } from '../battles/hold-tables.ts'
import { logFailure } from '../failure-log.ts'
import type { Watchers } from '../live/watchers.ts'
import { quietUntil } from '../notices/quiet-hours.ts'
import { mailTrouble } from '../notices/send-mail.ts'
import { sendHook, sendLetter, sendPush } from '../notices/send-news.ts'
import type { Sent } from '../notices/send-news.ts'
import { newsOf } from '../notices/turn-news.ts'
import type { TurnNews } from '../notices/turn-news.ts'
import { isStillAsked } from '../notices/turn-notices.ts'
import { stopWay, waysToSeat } from '../notices/ways.ts'
import type { OfferedHere } from '../offers.ts'
import type { DeliveryRow, TurnNoticeRow, WayRow } from '../store/notices-schema.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import { othersFirst } from '../time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds after which it is tried again, the first time and then; after the last it is given up. */
const AGAIN = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR]

/** So many of each are looked at in one go. */
const MOST = 100

interface Pace {
  /** Milliseconds that somebody who is asked has to come by himself. */
  wait: number
  /** Milliseconds between looks. */
  beat: number
}

const PACE: Pace = { wait: MINUTE, beat: 5000 }

export interface TurnTeller {
  /** Tells who is to be told by now. */
  look(): Promise<void>
  close(): Promise<void>
}

/** Tells people who are not looking that it is their turn, or that a proposal waits for them. */
export function createTurnTeller(
  tables: Tables,
  watchers: Pick<Watchers, 'isHere'>,
  offers: OfferedHere,
  { wait, beat }: Pace = PACE,
): TurnTeller {
  const { store } = tables
  let running: Promise<void> | null = null
  let isClosed = false

  /** The table where the seat is still asked, and does not look on; null where there is nothing to tell. */
  const unseen = async (turn: Turn): Promise<Table | null> => {
    const { table_id, seat } = turn
    const table = await tables.at(table_id)
    const isTheirs = table.held !== null && isStillAsked(table.held, turn)
    return isTheirs && !watchers.isHere(table_id, seat) ? table : null
  }

  const settleAll = async (): Promise<void> => {
    while (await settleLot());
  }
  /** Whether there may be more. Most have nobody to be told: they are settled together, and cost no look at their battle. */
  const settleLot = async (): Promise<boolean> => {
    const notices = await store
      .selectFrom('turn_notices')
      .selectAll()
      .where('settled_at', 'is', null)
      .where('written_at', '<=', Date.now() - wait)
      .limit(MOST)
      .execute()
    const untold: Turn[] = []
    for (const notice of notices) {
      // Without a pause a hundred notices would hold up every order until they are done.
      await othersFirst()
      if (isClosed) return false
      const ways = await waysToSeat(store, notice.table_id, notice.seat)
      if (ways.length === 0) untold.push(notice)
      else await settle(notice, ways)
    }
    if (untold.length > 0) await inTransaction(store, within => setSettled(within, untold))
    return notices.length === MOST
  }
  const settle = async (
    { table_id, seat, given }: TurnNoticeRow,
    ways: readonly WayRow[],
  ): Promise<void> => {
    const turn: Turn = { table_id, seat, given }
    const isUnseen = (await unseen(turn)) !== null
    const rows = (isUnseen ? ways : []).map((way): DeliveryRow => ({
      ...turn,
      id: randomUUID(),
      way_id: way.id,
      state: 'due',
      attempts: 0,
      due_at: Date.now(),
    }))
    await inTransaction(store, async within => {
      if (rows.length > 0)
        await within
          .insertInto('deliveries')
          .values(rows)
          .onConflict(conflict => conflict.doNothing())
          .execute()
      await setSettled(within, [turn])
    })
  }

  const deliverAll = async (): Promise<void> => {
    const due = await store
      .selectFrom('deliveries')
      .selectAll()
      .where('state', '=', 'due')
      .where('due_at', '<=', Date.now())
      .orderBy('due_at')
      .limit(MOST)
      .execute()
    const byWay = new Map<string, DeliveryRow[]>()
    for (const row of due) byWay.set(row.way_id, [...(byWay.get(row.way_id) ?? []), row])
    for (const [way, rows] of byWay) {
      if (isClosed) return
      await deliver(way, rows)
    }
  }
  const deliver = async (id: string, rows: DeliveryRow[]): Promise<void> => {
    const way = await store.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst()
    if (!way) return set(rows, { state: 'dropped' })
    const later = notBefore(way, Date.now())
    if (later !== null) return set(rows, { due_at: later })
    const fresh: { row: DeliveryRow; news: TurnNews }[] = []
    for (const row of rows) {
      const table = await unseen(row)
      if (!table) await set([row], { state: 'dropped' })
      else if (await claim(row)) fresh.push({ row, news: newsOf(table, row, way.language) })
    }
    // One letter tells of all of them, everything else is told one by one.
    const lots = way.way === 'mail' ? [fresh] : fresh.map(one => [one])
    for (const lot of lots)
      if (lot.length > 0)
        await sendLot(
          way,
          lot.map(({ row }) => row),
          lot.map(({ news }) => news),
        )
  }
  /** Of several that would send it at once one does. */
  const claim = async ({ id, attempts }: DeliveryRow): Promise<boolean> => {
    const { numUpdatedRows } = await store
      .updateTable('deliveries')
      .set({ state: 'sending', attempts: attempts + 1 })
      .where('id', '=', id)
      .where('state', '=', 'due')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  const sendLot = async (way: WayRow, rows: DeliveryRow[], news: TurnNews[]): Promise<void> => {
    const became = await send(way, rows, news).catch((error: unknown): Sent => {
      if (way.way === 'mail') logFailure('a mail of a turn', mailTrouble(error))
      return 'failed'
    })
    if (became === 'gone') return stopWay(store, way.id).then(() => set(rows, { state: 'dropped' }))
    if (became === 'failed') return postpone(rows)
    await set(rows, { state: 'sent' })
    await store
      .updateTable('ways')
      .set({ last_sent_at: Date.now() })
      .where('id', '=', way.id)
      .execute()
  }
  const send = async (way: WayRow, rows: DeliveryRow[], news: TurnNews[]): Promise<Sent> => {
    const [first] = news
    const id = rows[0]?.id ?? ''
    if (!first) return 'failed'
    if (way.way === 'push') return sendPush(way, first, offers)
    if (way.way === 'webhook') return sendHook(way, first, { offers, id })
    const to = await addressOf(way)
    return to === null ? 'gone' : sendLetter(way, to, news, { offers, id })
  }
  const addressOf = async ({ account_id }: WayRow): Promise<string | null> => {
    const account = await store
      .selectFrom('accounts')
      .select('mail')
      .where('id', '=', account_id ?? '')
      .executeTakeFirst()
    return account?.mail ?? null
  }
  const postpone = async (rows: DeliveryRow[]): Promise<void> => {
    for (const row of rows) {
      const pause = AGAIN[row.attempts]
      await set(
        [row],
        pause === undefined ? { state: 'dropped' } : { state: 'due', due_at: Date.now() + pause },
      )
    }
  }
  const set = async (rows: DeliveryRow[], change: Partial<DeliveryRow>): Promise<void> => {
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await store.updateTable('deliveries').set(change).where('id', 'in', ids).execute()
  }

  const look = (): Promise<void> => {
    running ??= settleAll()
      .then(deliverAll)
      .finally(() => (running = null))
    return running
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => logFailure('telling of turns', error))
  }, beat)
  timer.unref()
  return {
    look,
    async close() {
      isClosed = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}

interface Turn {
  table_id: string
  seat: Seat
  given: number
}

async function setSettled(within: Store, turns: readonly Turn[]): Promise<void> {
  for (const { table_id, seat, given } of turns)
    await within
      .updateTable('turn_notices')
      .set({ settled_at: Date.now() })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('given', '=', given)
      .execute()
}

/** The moment before which this way is not to be used; null where it may be now. */
function notBefore(way: WayRow, now: number): number | null {
  const { quiet_from: from, quiet_to: to, time_zone: timeZone, hours, last_sent_at } = way
  const quiet = from === null || to === null ? null : quietUntil(now, { timeZone, from, to })
  if (quiet !== null) return quiet
  const next = (last_sent_at ?? 0) + (hours ?? 0) * HOUR
  return hours !== null && next > now ? next : null
}
