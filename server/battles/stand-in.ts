import { give, resignation } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { isLevel, usualLevel } from '@grognard/players/level.ts'
import type { LinkRenewed } from '@grognard/remote/answers.ts'
import type { HandOverQuestion, RenewQuestion } from '@grognard/remote/questions.ts'
import { ranSince } from '../jobs/uptime.ts'
import type { Store } from '../store/open-database.ts'
import type { SeatRow } from '../store/schema.ts'
import { bookUntil } from './book-clocks.ts'
import { planOf, untilOf } from './clocks.ts'
import { noSeat, TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import type { JournalLine } from './held-battle.ts'
import { holderOf, seatOf, writeSeat } from './open-table.ts'
import { freshToken, hashOfToken } from './tokens.ts'
import { heldIn, write, writeEntry } from './write-line.ts'

/** Milliseconds: where there is no clock, who has been waited for so long is taken to be gone. */
const PATIENCE = 3 * 24 * 60 * 60_000

/**
 * The computer plays a seat from now on: one’s own, or, by the host’s will, that of who has been gone for
 * longer than his time. Throws TableFault.
 */
export function handOver(
  tables: Tables,
  id: string,
  token: string,
  { seat, level }: HandOverQuestion,
): Promise<void> {
  return tables.change(id, async (table, within) => {
    const holder = holderOf(table, token)
    const own = personAt(table, seat)
    if (!isLevel(level)) throw new TableFault('malformed', 'There is no such level.', 'level')
    heldIn(table)
    const isOwn = 'seat' in holder && holder.seat === seat
    if (!isOwn && !('host' in holder)) throw noSeat()
    if (own.stand_in !== null || table.row.stage !== 'playing') return
    if (!isOwn && !(await isGone(tables, table, within, own)))
      throw new TableFault('notYet', 'The person of this seat is not gone for long enough.', 'seat')
    await hand({ tables, table, within }, own, { level, by: isOwn ? 'seat' : 'host' })
  })
}

/** The person plays on. Throws TableFault. */
export function takeSeatBack(tables: Tables, id: string, token: string): Promise<void> {
  return tables.change(id, async (table, within) => {
    const own = seatOf(table, token)
    if (own.stand_in === null || table.row.stage !== 'playing') return
    await hand({ tables, table, within }, own, { level: null, by: 'seat' })
  })
}

/** The time of a seat is over: what was agreed for that is done. Nothing where it has gone on since. */
export function endTime(tables: Tables, id: string, name: string): Promise<void> {
  return tables.change(id, async (table, within) => {
    const plan = planOf(table.row)
    const seat = table.seats.find(one => one.seat === name)
    const until = seat ? untilOf(plan, seat) : null
    if (!seat || until === null || until > tables.time.now()) return
    if (plan.kind === 'none' || plan.whenOver === 'wait') return
    if (plan.whenOver === 'computer')
      return hand({ tables, table, within }, seat, { level: usualLevel, by: 'clock' })
    const held = heldIn(table)
    const { ruling, battle } = give(held.battle, name, resignation)
    if (ruling.allowed) await writeEntry({ tables, table, held, within }, battle, null)
  })
}

/** The book’s time of a seat is over: the order that says so is given. Nothing where it has gone on since. */
export function endBookTime(tables: Tables, id: string, name: Seat): Promise<void> {
  return tables.change(id, async (table, within) => {
    const { held, seats } = table
    const until = bookUntil(held, seats, name)
    if (!held || until === null || until > tables.time.now()) return
    const clock = held.battle.game.clock(held.battle.state, name)
    if (!clock) return
    const { ruling, battle } = give(held.battle, name, clock.order)
    if (ruling.allowed) await writeEntry({ tables, table, held, within }, battle, null)
  })
}

interface Handing {
  tables: Tables
  table: Table
  within: Store
}

async function hand(
  { tables, table, within }: Handing,
  own: SeatRow,
  { level, by }: { level: string | null; by: 'seat' | 'host' | 'clock' },
): Promise<void> {
  await writeSeat(within, own, { stand_in: level })
  const seats = table.seats.map(one => (one === own ? { ...one, stand_in: level } : one))
  const line: JournalLine = { kind: 'handed', seat: own.seat, level, by }
  await write({ tables, table: { ...table, seats }, held: heldIn(table), within }, line, null)
}

/** Throws TableFault. */
function personAt({ seats }: Table, name: string): SeatRow {
  const seat = seats.find(one => one.seat === name)
  if (seat?.kind === 'person' && seat.token_hash !== null) return seat
  throw new TableFault('malformed', 'No person has this seat.', 'seat')
}

/** For longer than the clock allows; where none runs, asked and silent for days. */
async function isGone(
  { time }: Tables,
  table: Table,
  within: Store,
  seat: SeatRow,
): Promise<boolean> {
  const plan = planOf(table.row)
  const until = untilOf(plan, seat)
  if (until !== null) return until <= time.now()
  const { game, state } = heldIn(table).battle
  if (!game.asks(state).some(ask => ask.seat === seat.seat)) return false
  const last = await within
    .selectFrom('journal')
    .select('written_at')
    .where('table_id', '=', table.row.id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return last !== undefined && (await ranSince(within, last.written_at, time.now())) >= PATIENCE
}

/** A new token for a seat, by the host’s will: the old one opens nothing any more. Throws TableFault. */
export function renewLink(
  tables: Tables,
  id: string,
  token: string,
  { seat }: RenewQuestion,
): Promise<LinkRenewed> {
  return tables.change(id, async (table, within) => {
    if (!('host' in holderOf(table, token))) throw noSeat()
    const fresh = freshToken()
    await writeSeat(within, personAt(table, seat), { token_hash: hashOfToken(fresh) })
    return { token: fresh }
  })
}
