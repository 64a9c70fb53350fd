import type { Clock, Seat } from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import type { SeatRow } from '../store/schema.ts'
import { hasMovedBefore, isTimed, setAlarm } from './clocks.ts'
import type { HeldBattle } from './held-battle.ts'

/** Milliseconds before the book’s time begins: what others did is played back first. */
const PLAYBACK = 10_000

const SECOND = 1000

/** What a rulebook that times its steps gives a seat for the one it is asked; null where nobody is hurried. */
function bookClockOf(held: HeldBattle, seats: readonly SeatRow[], own: SeatRow): Clock | null {
  const { game, state } = held.battle
  const { seat } = own
  if (!isTimed(own) || !game.asks(state).some(ask => ask.seat === seat)) return null
  const view = game.sharedView(state, seat)
  const clock = game.clock(view, seat)
  if (!clock || !hasMovedBefore(held, seat)) return null
  const allies = game.allies(view, seat)
  const isAgainstPeople = seats.some(one => isTimed(one) && !allies.includes(one.seat))
  return isAgainstPeople ? clock : null
}

interface Move {
  now: number
  within: Store
  seats: readonly SeatRow[]
  after: HeldBattle
}

/**
 * The book’s clocks go on with what is written, in the same transaction. A step that is asked again, of
 * who had sealed his orders and took them back, goes on where its time stands.
 */
export async function moveBookClocks({ now, within, seats, after }: Move): Promise<void> {
  for (const seat of seats) {
    const clock = bookClockOf(after, seats, seat)
    if (!clock && seat.book_step === null) continue
    const isSame = !clock || clock.name === seat.book_step
    const until = isSame ? seat.book_until : now + PLAYBACK + SECOND * clock.seconds
    if (!isSame) await writeStep(within, seat, { book_step: clock.name, book_until: until })
    await setAlarm(within, seat, 'book', { until: clock && until, number: after.lines })
  }
}

async function writeStep(
  within: Store,
  { table_id, seat }: SeatRow,
  step: Pick<SeatRow, 'book_step' | 'book_until'>,
): Promise<void> {
  await within
    .updateTable('seats')
    .set(step)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute()
}

/** When the book’s time for the step that the seat is asked is over; nobody else is told. */
export function bookUntil(
  held: HeldBattle | null,
  seats: readonly SeatRow[],
  name: Seat,
): number | null {
  const seat = seats.find(one => one.seat === name)
  if (!held || !seat || seat.book_step === null) return null
  return bookClockOf(held, seats, seat)?.name === seat.book_step ? seat.book_until : null
}
