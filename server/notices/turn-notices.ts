import type { Entry, Game, Playable, Seat } from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import type { SeatRow } from '../store/schema.ts'

/** A battle at one moment. */
interface Moment {
  game: Game
  state: Playable
  file: { entries: readonly Entry[] }
}

/**
 * Writes down which people have come to be asked; in the transaction that made it so. Who was asked
 * before is at it already, and the same turn is written down once, whatever is taken back meanwhile.
 */
export async function noteTurns(
  within: Store,
  table: string,
  seats: readonly SeatRow[],
  { before, after }: { before: Moment | null; after: Moment },
): Promise<void> {
  const known = before ? askedIn(before) : []
  const asked = askedIn(after).filter(seat => !known.includes(seat))
  const rows = seats
    .filter(({ kind, seat }) => kind === 'person' && asked.includes(seat))
    .map(({ seat }) => ({
      table_id: table,
      seat,
      given: givenBy(after, seat),
      written_at: Date.now(),
      settled_at: null,
    }))
  if (rows.length === 0) return
  await within
    .insertInto('turn_notices')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function askedIn({ game, state }: Moment): Seat[] {
  return state.outcome ? [] : game.asks(state).map(({ seat }) => seat)
}

function givenBy({ file }: Moment, seat: Seat): number {
  return file.entries.filter(entry => entry.seat === seat).length
}

/** Whether the turn that was noted is still the seat’s. */
export function isStillAsked(moment: Moment, seat: Seat, given: number): boolean {
  return askedIn(moment).includes(seat) && givenBy(moment, seat) === given
}
