import type { Game, Seat, Viewpoint } from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import { othersFirst } from '../time.ts'
import type { JournalRow } from '../store/schema.ts'
import { readerOf, withLine } from './held-battle.ts'
import type { HeldBattle, JournalLine, Reader } from './held-battle.ts'
import type { Snapshot } from './snapshots.ts'
import { sha256 } from './tokens.ts'

/** The hash of a line that follows the line with the hash `head`. */
function hashAfter(head: string, body: string): string {
  return sha256(`${head}\n${body}`)
}

/** Writes one more line; to be called in a transaction. */
export async function writeLine(
  store: Store,
  { id, lines, head }: { id: string; lines: number; head: string },
  line: JournalLine,
  request: { seat: Seat; id: string } | null,
  at: number,
): Promise<string> {
  const body = JSON.stringify(line)
  const hash = hashAfter(head, body)
  const row: JournalRow = {
    table_id: id,
    number: lines,
    seat: request?.seat ?? null,
    request_id: request?.id ?? null,
    body,
    hash,
    written_at: at,
  }
  await store.insertInto('journal').values(row).execute()
  await store
    .updateTable('tables')
    .set({ lines: lines + 1, head: hash })
    .where('id', '=', id)
    .execute()
  return hash
}

/** What is read of a journal: told to whom, and written until when; all of it to all seats when absent. */
interface Reading {
  viewpoints?: readonly Viewpoint[]
  until?: number
  /** Up to its line nothing need be played, where that stands in the journal. */
  snapshot?: Snapshot | null
}

/** Milliseconds for which a journal is read before others have their turn: a long battle takes many times as long. */
const SLICE = 4

/** Reads on in a journal. Throws where a line does not follow from the one before it. */
export async function readJournal(
  store: Store,
  game: Game,
  table: string,
  before: HeldBattle | null,
  { viewpoints, until = Number.MAX_SAFE_INTEGER, snapshot = null }: Reading = {},
): Promise<HeldBattle | null> {
  const rows = await store
    .selectFrom('journal')
    .select(['number', 'body', 'hash', 'written_at'])
    .where('table_id', '=', table)
    .where('number', '>=', before?.lines ?? 0)
    .orderBy('number')
    .execute()
  if (rows.length === 0) return before
  const known = snapshot && rows[snapshot.lines - 1]?.hash === snapshot.hash ? snapshot : null
  let reader: Reader | null = before && readerOf(before)
  let lines = before?.lines ?? 0
  let head = before?.head ?? ''
  let since = performance.now()
  for (const { number, body, hash, written_at } of rows) {
    if (written_at > until) break
    if (performance.now() - since > SLICE) {
      await othersFirst()
      since = performance.now()
    }
    if (number !== lines || hashAfter(head, body) !== hash)
      throw new Error(`The journal of table ${table} is broken at line ${lines}.`)
    const line = JSON.parse(body) as JournalLine
    if (reader) reader.read(line, hash)
    else reader = readerOf(withLine(game, null, line, hash, viewpoints), known !== null)
    lines += 1
    head = hash
    if (known?.lines === lines) reader = readerOf(reader.held(known))
  }
  return reader?.held() ?? null
}
