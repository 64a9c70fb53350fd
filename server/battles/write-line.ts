import type { Battle, Entry, Seat, ToldLine } from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import type { SeatRow } from '../store/schema.ts'
import { noteProposal, noteTurns } from '../notices/turn-notices.ts'
import { moveBookClocks } from './book-clocks.ts'
import { moveClocks } from './clocks.ts'
import { TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import { withLine } from './held-battle.ts'
import { writeLine } from './journal.ts'
import type { HeldBattle, JournalLine } from './held-battle.ts'
import { askComputers } from './outbox.ts'
import { isOpen } from './proposal.ts'
import { handOver } from './talk.ts'

/** A table whose battle has begun, in the transaction in which a line is written. */
export interface Writing {
  tables: Tables
  table: Table
  held: HeldBattle
  within: Store
}

/** Whose request it was, and its id; null of the umpire’s own. */
export type RequestOf = { seat: Seat; id: string } | null

/** Throws TableFault. */
export function heldIn({ held }: Table): HeldBattle {
  if (!held) throw new TableFault('notYet', 'The battle has not begun: not everybody is here yet.')
  return held
}

export function linesTo({ tellings }: HeldBattle, seat: Seat): readonly ToldLine[] {
  return tellings.get(seat)?.lines ?? []
}

/** Whether the request is in the journal already. */
export async function isTaken(
  within: Store,
  table: string,
  seat: Seat,
  request: string,
): Promise<boolean> {
  const found = await within
    .selectFrom('journal')
    .select('number')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('request_id', '=', request)
    .executeTakeFirst()
  return found !== undefined
}

/** The battle’s last entry is written down, and what follows from it is to be done. */
export async function writeEntry(
  writing: Writing,
  battle: Battle,
  request: RequestOf,
): Promise<HeldBattle> {
  const { table, within } = writing
  const entry = battle.file.entries.at(-1) as Entry
  if (battle.state.outcome)
    await within
      .updateTable('tables')
      .set({ stage: 'ended' })
      .where('id', '=', table.row.id)
      .execute()
  const after = await write(writing, { kind: 'gave', entry }, request)
  await handOver(within, table.row.id, after.battle.game, battle.state)
  return after
}

/**
 * Writes one more line. Then clocks go on, and computers that are asked are to move; while a proposal
 * is open they wait, so that they do not play it away.
 */
export async function write(
  writing: Writing,
  line: JournalLine,
  request: RequestOf,
): Promise<HeldBattle> {
  const { tables, table, held, within } = writing
  const hash = await writeLine(within, table.row, line, request, tables.time.now())
  const after = withLine(held.battle.game, held, line, hash)
  tables.keep(table.row.id, after)
  const moments = { before: held.battle, after: after.battle }
  await noteTurns(within, table.row.id, table.seats.filter(isThere), moments)
  if (line.kind === 'proposed' && isOpen(after.proposal))
    await noteProposal(within, table.row.id, after.proposal, held.lines)
  const seats = await moveClocks({ tables, table, within, before: held, after, line })
  await moveBookClocks({ now: tables.time.now(), within, seats, after })
  if (after.battle.state.outcome || isOpen(after.proposal)) return after
  const { game, state } = after.battle
  const number = after.lines - 1
  await askComputers(within, table.row.id, { seats, number, game, state })
  return after
}

/** Nobody is called to a seat that the computer plays for him. */
function isThere({ stand_in }: SeatRow): boolean {
  return stand_in === null
}
