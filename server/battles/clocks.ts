import type { Seat } from '@grognard/umpire'
import type { SeatClock } from '@grognard/remote/answers.ts'
import type { ClockPlan } from '@grognard/remote/questions.ts'
import type { Store } from '../store/open-database.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { Table, Tables } from './hold-tables.ts'
import type { HeldBattle, JournalLine } from './held-battle.ts'

/** Milliseconds of each move that cost a live clock’s stock nothing. */
const GRACE = 30_000

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export function planOf({ clock }: TableRow): ClockPlan {
  return JSON.parse(clock) as ClockPlan
}

/** What a seat begins with, in milliseconds. */
export function stockOf(plan: ClockPlan): number | null {
  return plan.kind === 'live' ? plan.minutes * MINUTE : null
}

/** How long a seat is asked, and what it has left. */
type Clocked = Pick<SeatRow, 'asked_at' | 'stock'>

/** When the seat’s time is over; null while none runs. */
export function untilOf(plan: ClockPlan, { asked_at, stock }: Clocked): number | null {
  if (asked_at === null) return null
  if (plan.kind === 'live') return asked_at + GRACE + (stock ?? 0)
  return plan.kind === 'days' ? asked_at + plan.days * DAY : null
}

/** A person sits there and plays. */
export function isTimed({ kind, stand_in }: SeatRow): boolean {
  return kind === 'person' && stand_in === null
}

/** Of a book that times this step itself the table’s own live clock stands still meanwhile. */
function isTheBooks(plan: ClockPlan, { battle: { game, state } }: HeldBattle, seat: Seat): boolean {
  return plan.kind === 'live' && game.clock(game.sharedView(state, seat), seat) !== null
}

interface Move {
  tables: Tables
  table: Table
  within: Store
  before: HeldBattle
  after: HeldBattle
  line: JournalLine
}

/** Clocks go on with what is written, in the same transaction. Returns the seats as they are then. */
export async function moveClocks({
  tables,
  table,
  within,
  ...move
}: Move): Promise<readonly SeatRow[]> {
  const plan = planOf(table.row)
  const now = tables.time.now()
  const seats = clocksAfter(plan, table.seats, move, now)
  for (const [at, seat] of seats.entries()) {
    const { asked_at, stock } = seat
    const old = table.seats[at]
    if (old?.asked_at === asked_at && old.stock === stock) continue
    await within
      .updateTable('seats')
      .set({ asked_at, stock })
      .where('table_id', '=', seat.table_id)
      .where('seat', '=', seat.seat)
      .execute()
    await setAlarm(within, seat, 'clock', { until: untilOf(plan, seat), number: move.after.lines })
  }
  return seats
}

/** The seats with their clocks after a line of the journal. */
export function clocksAfter(
  plan: ClockPlan,
  seats: readonly SeatRow[],
  { before, after, line }: Pick<Move, 'before' | 'after' | 'line'>,
  now: number,
): SeatRow[] {
  if (plan.kind === 'none') return [...seats]
  const { game, state } = after.battle
  const asked = new Set(game.asks(state).map(({ seat }) => seat))
  return seats.map(seat => {
    const isAsked = asked.has(seat.seat) && isTimed(seat) && !isTheBooks(plan, after, seat.seat)
    const isHeld = seat.asked_at === null && !isStarted(plan, after, seat.seat)
    if (!isAsked || isHeld) return { ...charged(plan, seat, now), asked_at: null }
    const isMoved = isOwn(before, line, seat.seat) && isToldToAll(before, after, seat.seat)
    if (seat.asked_at !== null && !isMoved) return seat
    // Who takes an order back has had the half minute that is free.
    const from = isMoved && line.kind === 'tookBack' ? now - GRACE : now
    return { ...charged(plan, seat, now), asked_at: from }
  })
}

/**
 * A live clock starts with the seat’s first order, of which everybody has learnt: who has only just sat
 * down looks round in peace, and the clock tells nothing that is secret.
 */
function isStarted({ kind }: ClockPlan, held: HeldBattle, own: Seat): boolean {
  return kind !== 'live' || hasMovedBefore(held, own)
}

/** Everybody has learnt of an order of the seat. */
export function hasMovedBefore({ tellings }: HeldBattle, own: Seat): boolean {
  return [...tellings].every(
    ([seat, { lines }]) =>
      seat === own || lines.some(line => 'entry' in line && line.entry.seat === own),
  )
}

/** What has been thought for longer than the half minute that is free is taken from the stock. */
function charged(plan: ClockPlan, seat: SeatRow, now: number): SeatRow {
  const { asked_at, stock } = seat
  if (plan.kind !== 'live' || asked_at === null || stock === null) return seat
  const spent = Math.max(0, now - asked_at - GRACE)
  return { ...seat, stock: Math.max(0, stock - spent) }
}

/** The seat has moved, or all have gone back together. */
function isOwn({ battle }: HeldBattle, line: JournalLine, seat: Seat): boolean {
  if (line.kind === 'gave') return line.entry.seat === seat
  if (line.kind === 'tookBack') return battle.file.entries[line.seq]?.seat === seat
  return line.kind === 'wentBack'
}

/** Of an order that not everybody learns of, no clock tells either. */
function isToldToAll(before: HeldBattle, after: HeldBattle, own: Seat): boolean {
  return [...after.tellings].every(
    ([seat, { lines }]) => seat === own || lines !== before.tellings.get(seat)?.lines,
  )
}

/** Sets the seat’s alarm, or puts it off. */
export async function setAlarm(
  within: Store,
  { table_id, seat }: SeatRow,
  job: 'clock' | 'book',
  { until, number }: { until: number | null; number: number },
): Promise<void> {
  const id = `${job} ${table_id} ${seat}`
  if (until === null) {
    await within.deleteFrom('outbox').where('id', '=', id).execute()
    return
  }
  const row = { table_id, seat, number, job, attempts: 0, done_at: null }
  await within
    .insertInto('outbox')
    .values({ id, ...row, due_at: until, claimed_until: 0 })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ number, attempts: 0, done_at: null, due_at: until, claimed_until: 0 }),
    )
    .execute()
}

/** The clocks as everybody at the table may see them. */
export function clocksTold({ row, seats }: Table): SeatClock[] {
  const plan = planOf(row)
  if (plan.kind === 'none') return []
  return seats.filter(isTimed).map(seat => ({
    seat: seat.seat,
    until: untilOf(plan, seat),
    stock: seat.stock,
  }))
}
