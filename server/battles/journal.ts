import {
  battleOf,
  beginTelling,
  takenBackTo,
  tellBackTo,
  tellEntry,
  tellTakenBack,
} from '@grognard/umpire'
import type {
  Battle,
  BattleDice,
  BattleFile,
  Entry,
  Game,
  Seat,
  Telling,
  Viewpoint,
} from '@grognard/umpire'
import type { Store } from '../store/open-database.ts'
import { othersFirst } from '../time.ts'
import type { JournalRow } from '../store/schema.ts'
import { proposalAfter } from './proposal.ts'
import type { Proposal, ProposalLine } from './proposal.ts'
import { sha256 } from './tokens.ts'

/** A line of a battle’s journal. Lines are chained by their hashes, and none is ever changed. */
export type JournalLine =
  | { kind: 'began'; file: Omit<BattleFile, 'entries'>; entry: Entry }
  | { kind: 'gave'; entry: Entry }
  /** Entry `seq` does not stand any more; those after it do, as they are here. The dice go on as these say. */
  | { kind: 'tookBack'; seq: number; again: Entry[]; dice: BattleDice }
  /** By consent nothing stands from entry `seq` on. The dice go on as these say. */
  | { kind: 'wentBack'; seq: number; dice: BattleDice }
  | ProposalLine
  /** The computer plays the seat at this level, or its person does again; by whose will. */
  | { kind: 'handed'; seat: Seat; level: string | null; by: 'seat' | 'host' | 'clock' }

/** A battle as its journal tells it, and what each seat has been told of it, or who else looks on. */
export interface HeldBattle {
  readonly battle: Battle
  readonly tellings: ReadonlyMap<Viewpoint, Telling>
  /** What was proposed last, until another order is played. */
  readonly proposal: Proposal | null
  /** Lines of the journal, and the hash of the last. */
  readonly lines: number
  readonly head: string
}

/** The battle after one more line. `before` is null before the first; it is told to all seats, or to these eyes alone. */
export function withLine(
  game: Game,
  before: HeldBattle | null,
  line: JournalLine,
  hash: string,
  viewpoints?: readonly Viewpoint[],
): HeldBattle {
  if (line.kind === 'began') return begun(game, line, hash, viewpoints)
  if (!before) throw new Error('A journal that does not begin with the beginning.')
  return { ...before, ...changedBy(before, line), lines: before.lines + 1, head: hash }
}

type Changed = Partial<Pick<HeldBattle, 'battle' | 'tellings' | 'proposal'>>

function changedBy(before: HeldBattle, line: Exclude<JournalLine, { kind: 'began' }>): Changed {
  switch (line.kind) {
    case 'gave':
      return { ...gone(before, line.entry), proposal: null }
    case 'tookBack':
      return { ...takenBack(before, line), proposal: null }
    case 'wentBack':
      return { ...wentBack(before, line), proposal: before.proposal }
    case 'proposed':
    case 'answered':
      return { proposal: proposalAfter(before.proposal, line) }
    case 'handed':
      return {}
  }
}

function begun(
  game: Game,
  { file, entry }: JournalLine & { kind: 'began' },
  head: string,
  viewpoints: readonly Viewpoint[] = game.seats(file.start),
) {
  const start = battleOf(game, { ...file, entries: [] }, file.start)
  const state = game.replay(file.start, entry.events)
  const battle = battleOf(game, { ...file, entries: [entry] }, state)
  const tellings = viewpoints.map((viewpoint): [Viewpoint, Telling] => [
    viewpoint,
    tellEntry(beginTelling(start, viewpoint), battle),
  ])
  return { battle, tellings: new Map(tellings), proposal: null, lines: 1, head }
}

function gone({ battle, tellings }: HeldBattle, entry: Entry) {
  const after = withEntry(battle, entry)
  return { battle: after, tellings: eachTold(tellings, telling => tellEntry(telling, after)) }
}

function takenBack({ battle, tellings }: HeldBattle, line: JournalLine & { kind: 'tookBack' }) {
  const { seq, again, dice } = line
  const back = takenBackTo(battle, seq - 1)
  const before: Battle = { ...back, file: { ...back.file, dice } }
  const stages: Battle[] = []
  for (const entry of again) stages.push(withEntry(stages.at(-1) ?? before, entry))
  return {
    battle: stages.at(-1) ?? before,
    tellings: eachTold(tellings, telling => tellTakenBack(telling, seq, stages)),
  }
}

function wentBack({ battle, tellings }: HeldBattle, line: JournalLine & { kind: 'wentBack' }) {
  const { seq, dice } = line
  const back = takenBackTo(battle, seq - 1)
  return {
    battle: { ...back, file: { ...back.file, dice } },
    tellings: eachTold(tellings, telling => tellBackTo(telling, seq)),
  }
}

function withEntry({ game, file, state }: Battle, entry: Entry): Battle {
  const entries = [...file.entries, entry]
  return battleOf(game, { ...file, entries }, game.replay(state, entry.events))
}

function eachTold(
  tellings: ReadonlyMap<Viewpoint, Telling>,
  tell: (telling: Telling) => Telling,
): ReadonlyMap<Viewpoint, Telling> {
  return new Map([...tellings].map(([viewpoint, telling]) => [viewpoint, tell(telling)]))
}

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
}

/** Milliseconds for which a journal is read before others have their turn: a long battle takes many times as long. */
const SLICE = 4

/** Reads on in a journal. Throws where a line does not follow from the one before it. */
export async function readJournal(
  store: Store,
  game: Game,
  table: string,
  before: HeldBattle | null,
  { viewpoints, until = Number.MAX_SAFE_INTEGER }: Reading = {},
): Promise<HeldBattle | null> {
  const rows = await store
    .selectFrom('journal')
    .select(['number', 'body', 'hash', 'written_at'])
    .where('table_id', '=', table)
    .where('number', '>=', before?.lines ?? 0)
    .orderBy('number')
    .execute()
  let held = before
  let since = performance.now()
  for (const { number, body, hash, written_at } of rows) {
    if (written_at > until) break
    if (performance.now() - since > SLICE) {
      await othersFirst()
      since = performance.now()
    }
    const lines = held?.lines ?? 0
    if (number !== lines || hashAfter(held?.head ?? '', body) !== hash)
      throw new Error(`The journal of table ${table} is broken at line ${lines}.`)
    held = withLine(game, held, JSON.parse(body) as JournalLine, hash, viewpoints)
  }
  return held
}
