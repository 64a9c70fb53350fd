import type { Entry, Game, Playable, Seat } from '@grognard/umpire'
import type { HeldBattle } from '../battles/held-battle.ts'
import { isOpen } from '../battles/proposal.ts'
import type { Proposal } from '../battles/proposal.ts'
import type { TurnNoticeRow } from '../store/notices-schema.ts'
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
    .map(({ seat }) => ({ table_id: table, seat, given: givenBy(after, seat) }))
  await noteAll(within, rows)
}

/** The same of people whose answer to a proposal is awaited; it stands in this line of the journal. */
export function noteProposal(
  within: Store,
  table: string,
  { awaited }: Proposal,
  line: number,
): Promise<void> {
  // Below nothing, where no turn is counted.
  const rows = awaited.map(seat => ({ table_id: table, seat, given: -line }))
  return noteAll(within, rows)
}

/** Whether what was noted is no turn but a proposal that waits for an answer. */
export function isOfProposal({ given }: Pick<TurnNoticeRow, 'given'>): boolean {
  return given < 0
}

type Noted = Pick<TurnNoticeRow, 'table_id' | 'seat' | 'given'>

async function noteAll(within: Store, noted: readonly Noted[]): Promise<void> {
  const rows = noted.map(one => ({ ...one, written_at: Date.now(), settled_at: null }))
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

/** Whether the turn that was noted is still the seat’s, or the proposal still waits for it. */
export function isStillAsked({ battle, proposal }: HeldBattle, { seat, given }: Noted): boolean {
  if (isOfProposal({ given })) return isOpen(proposal) && proposal.awaited.includes(seat)
  return askedIn(battle).includes(seat) && givenBy(battle, seat) === given
}
