import { randomUUID } from 'node:crypto'
import type { Game, Playable } from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import type { OutboxRow, SeatRow } from '../store/schema.ts'

interface Standing {
  seats: readonly SeatRow[]
  /** The line of the journal after which they are asked. */
  number: number
  game: Game
  state: Playable
}

/** At which level the computer plays the seat now, for itself or for a person; null where a person does. */
export function levelOf({ kind, level, stand_in }: SeatRow): string | null {
  return kind === 'computer' ? level : stand_in
}

/** Writes down which computers are to move now; in the transaction that made it so. */
export async function askComputers(
  within: Store,
  table: string,
  { seats, number, game, state }: Standing,
): Promise<void> {
  const asked = game.asks(state).map(({ seat }) => seat)
  const rows = seats
    .filter(one => levelOf(one) !== null && asked.includes(one.seat))
    .map(({ seat }): OutboxRow => ({
      id: randomUUID(),
      table_id: table,
      number,
      job: 'computer',
      seat,
      attempts: 0,
      done_at: null,
      due_at: 0,
      claimed_until: 0,
    }))
  if (rows.length > 0) await within.insertInto('outbox').values(rows).execute()
}
