import { withPieces, wordsIn } from '@grognard/umpire'
import type {
  Game,
  KnownEntry,
  Message,
  Playable,
  Roll,
  Roster,
  Seat,
  SeatRecord,
  Viewpoint,
} from '@grognard/umpire'

/** A line of the log: what happened, and what led to it. */
export interface LogLine {
  id: string
  seq: number
  text: Message
  rolls: readonly Roll[]
  inPhase: string
  /** The words in what happened; the ids of its pieces and seats are among them. */
  words: readonly string[]
  cause: Cause
}

/**
 * The step of the sequence at which an order was given, its rule, and the order where it may be known;
 * empty of what happens in a later phase, which the order did not bring about.
 */
interface Cause {
  step: string
  rule: string
  action: { seat: Seat; order: Message } | null
}

/** A change of phase between lines. */
export interface LogHeading {
  id: string
  seq: number
  phase: string
}

export type LogRow = LogLine | LogHeading

export function isHeading(row: LogRow): row is LogHeading {
  return 'phase' in row
}

/** Lines of one order that tell the same of one step after the other. */
export interface LogRun {
  id: string
  lines: readonly LogLine[]
}

/** A line without a roll that names nobody and so tells of one step among many. */
export function isStep({ text, rolls }: LogLine): boolean {
  const values = Object.entries(text.values ?? {})
  return (
    rolls.length === 0 &&
    values.every(([name, value]) => name === 'rule' || typeof value === 'number')
  )
}

/** Fewer lines than this stand by themselves. */
const FEWEST_IN_RUN = 4

/** The rows with long runs of light lines gathered, to be unfolded. */
export function gathered(rows: readonly LogRow[]): (LogRow | LogRun)[] {
  const found: (LogRow | LogRun)[] = []
  let run: LogLine[] = []
  const close = (): void => {
    const [first] = run
    if (first && run.length >= FEWEST_IN_RUN) found.push({ id: `${first.id}-run`, lines: run })
    else found.push(...run)
    run = []
  }
  for (const row of rows) {
    const isOne = !isHeading(row) && isStep(row)
    const goesOn = isOne && row.seq === run[0]?.seq && row.text.key === run[0].text.key
    if (!goesOn) close()
    if (isOne) run.push(row)
    else found.push(row)
  }
  close()
  return found
}

/** A log read so far, to be read on from there. */
export interface ReadLog {
  viewpoint: Viewpoint
  /** The last entry that has been read; so many have been. */
  last: KnownEntry | undefined
  upTo: number
  /** The phase that is played, and the one whose heading stands. */
  phase: string
  headed: string
  cause: Cause
  /** As it stands after what has been read, for these eyes. */
  state: Playable
  rows: readonly LogRow[]
  /** Words that have been looked for among the pieces. */
  heard: ReadonlySet<string>
  roster: Roster
}

/** A battle told, with the pieces that it tells of. */
export interface Told {
  rows: readonly LogRow[]
  roster: Roster
}

/** Tells a record; goes on from what was read before while the battle is the same. */
export function readLog(before: ReadLog | null, record: SeatRecord): ReadLog {
  const { entries, viewpoint } = record
  const goesOn =
    before?.viewpoint === viewpoint &&
    before.upTo <= entries.length &&
    before.last === entries[before.upTo - 1]
  const read = before && goesOn ? before : fresh(record)
  const fromNow = entries.slice(read.upTo)
  return fromNow.length > 0 ? readOn(record, read, fromNow) : read
}

/** While it is read on. */
interface Reading extends ReadLog {
  rows: LogRow[]
  heard: Set<string>
}

const opening: Cause = { step: '', rule: '', action: null }

function fresh({ game, start, viewpoint }: SeatRecord): ReadLog {
  const state = game.copy(start)
  const books = { phase: '', headed: '', cause: opening, rows: [], heard: new Set<string>() }
  return { viewpoint, last: undefined, upTo: 0, state, roster: new Map(), ...books }
}

function readOn({ game }: SeatRecord, before: ReadLog, entries: readonly KnownEntry[]): ReadLog {
  const read: Reading = {
    ...before,
    last: entries.at(-1),
    upTo: before.upTo + entries.length,
    state: game.copy(before.state),
    rows: before.rows.slice(),
    heard: new Set(before.heard),
  }
  for (const entry of entries) {
    read.cause = causeOf(game, read, entry)
    readEntry(game, read, entry)
    read.phase = game.asks(read.state)[0]?.phase ?? read.phase
  }
  return read
}

/** Only one's own orders are told. */
function causeOf(game: Game, { state }: Reading, { seat, order }: KnownEntry): Cause {
  if (seat === null) return opening
  const [ask] = game.asks(state)
  const action = order ? { seat, order: game.describeOrder(state, order) } : null
  return { step: ask?.step ?? '', rule: ask?.rule ?? '', action }
}

function readEntry(game: Game, read: Reading, { seq, events }: KnownEntry): void {
  let isNew = seq === 0
  const asked = read.phase
  events.forEach((event, index) => {
    if ('inPhase' in event && event.inPhase !== undefined) enterPhase(read, event.inPhase)
    const text = game.describeEvent(event, read.state)
    const words = wordsIn(event)
    if (text) {
      addHeading(read, seq, index)
      const { phase: inPhase } = read
      const cause = inPhase === asked ? read.cause : opening
      const rolls = event.rolls ?? []
      read.rows.push({ id: `${seq}-${index}`, seq, text, rolls, inPhase, words, cause })
    }
    isNew = hears(read, words) || isNew
    game.applyEvent(read.state, event)
  })
  if (isNew) read.roster = withPieces(read.roster, game, read.state)
}

/** What the umpire does in a later phase is not done at the step at which the order was given. */
function enterPhase(read: Reading, phase: string): void {
  read.phase = phase
  read.cause = opening
}

/** Whether there is a word among these that was never heard before. */
function hears({ heard }: Reading, words: readonly string[]): boolean {
  const { size } = heard
  for (const word of words) heard.add(word)
  return heard.size > size
}

/** A phase is headed where the first of its lines stands. */
function addHeading(read: Reading, seq: number, index: number): void {
  if (read.phase === '' || read.phase === read.headed) return
  read.headed = read.phase
  read.rows.push({ id: `${seq}-${index}-phase`, seq, phase: read.phase })
}
