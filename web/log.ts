import type { Battle, Entry, Message, Playable, Roll, Seat } from '@grognard/umpire'

/** A line of the log: what happened, and the rolls that led to it. */
export interface LogLine {
  id: string
  seq: number
  text: Message
  rolls: readonly Roll[]
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

/** A line without a throw that names nobody and so tells of one step among many. */
export function isStep({ text, rolls }: LogLine): boolean {
  const values = Object.values(text.values ?? {})
  return rolls.length === 0 && values.every(value => typeof value === 'number')
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

interface Read {
  viewer: Seat
  first: Entry | undefined
  upTo: number
  /** The phase that is played, and the one whose heading stands. */
  phase: string
  headed: string
  state: Playable
  rows: LogRow[]
}

/** Tells a battle as a seat may know it; reads on from where it stopped while the battle is the same. */
export function createLog(): (battle: Battle, viewer: Seat) => readonly LogRow[] {
  let read: Read | null = null
  return (battle, viewer) => {
    const { entries } = battle.file
    const goesOn =
      read?.viewer === viewer && read.first === entries[0] && read.upTo <= entries.length
    if (!read || !goesOn) read = fresh(battle, viewer)
    const fromNow = entries.slice(read.upTo)
    if (fromNow.length > 0) read = readOn(battle, read, fromNow)
    return read.rows
  }
}

function fresh({ game, file }: Battle, viewer: Seat): Read {
  const state = game.copy(game.view(file.start, viewer))
  return { viewer, first: file.entries[0], upTo: 0, phase: '', headed: '', state, rows: [] }
}

function readOn(battle: Battle, before: Read, entries: readonly Entry[]): Read {
  const read = { ...before, rows: before.rows.slice(), upTo: before.upTo + entries.length }
  for (const entry of entries) {
    readEntry(battle, read, entry)
    read.phase = battle.game.asks(read.state)[0]?.phase ?? read.phase
  }
  return read
}

function readEntry({ game }: Battle, read: Read, { seq, events }: Entry): void {
  events.forEach((event, index) => {
    if ('inPhase' in event && event.inPhase !== undefined) read.phase = event.inPhase
    const known = game.redact(event, read.viewer)
    if (!known) return
    const text = game.narrate(known, read.state)
    if (text) {
      addHeading(read, seq, index)
      read.rows.push({ id: `${seq}-${index}`, seq, text, rolls: known.rolls ?? [] })
    }
    game.evolve(read.state, known)
  })
}

/** A phase is headed where the first of its lines stands. */
function addHeading(read: Read, seq: number, index: number): void {
  if (read.phase === '' || read.phase === read.headed) return
  read.headed = read.phase
  read.rows.push({ id: `${seq}-${index}-phase`, seq, phase: read.phase })
}
