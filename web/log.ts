import type { Battle, Entry, Kind, Message, Playable, Recorded, Roll, Seat } from '@grognard/umpire'

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
  phase: string
}

export type LogRow = LogLine | LogHeading

export function isHeading(row: LogRow): row is LogHeading {
  return 'phase' in row
}

interface Read {
  viewer: Seat
  first: Entry | undefined
  upTo: number
  phase: string
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
  return { viewer, first: file.entries[0], upTo: 0, phase: '', state, rows: [] }
}

function readOn({ game }: Battle, read: Read, entries: readonly Entry[]): Read {
  const rows = read.rows.slice()
  let { phase } = read
  for (const entry of entries) {
    entry.events.forEach((event, index) => {
      const known = game.redact(event, read.viewer)
      if (!known) return
      rows.push(...told(game.narrate(known, read.state), known, entry.seq, index))
      game.evolve(read.state, known)
    })
    const now = game.asks(read.state)[0]?.phase ?? phase
    if (now !== phase) rows.push({ id: `${entry.seq}-phase`, phase: now })
    phase = now
  }
  return { ...read, upTo: read.upTo + entries.length, phase, rows }
}

function told(text: Message | null, event: Recorded<Kind>, seq: number, index: number): LogLine[] {
  return text ? [{ id: `${seq}-${index}`, seq, text, rolls: event.rolls ?? [] }] : []
}
