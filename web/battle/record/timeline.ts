import type { Game, Kind, Playable, Recorded, SeatRecord } from '@grognard/umpire'
import { isHeading } from './log-rows.ts'
import type { LogLine, LogRow } from './log-rows.ts'

/** One thing to see: a line of the log with the events that it tells of and the silent ones after them. */
export interface Moment {
  line: LogLine
  /** The phase whose heading stands over the line; null before the first. */
  phase: string | null
  events: readonly Recorded<Kind>[]
}

/** What a viewer has not seen yet, moment by moment. */
export interface Timeline {
  moments: readonly Moment[]
  /** How the viewer sees the battle after so many moments; 0 is before the first. */
  viewAfter(count: number): Playable
}

/** Up to where a viewer has seen a battle: so many entries, and how it stood then. */
export interface Seen {
  entries: number
  view: Playable
}

/** Before the first entry. */
export function nothingSeen({ game, start }: SeatRecord): Seen {
  return { entries: 0, view: game.copy(start) }
}

/** From there to the end of the battle; `rows` are the log of the same record. */
export function timelineOf(
  { game, entries }: SeatRecord,
  rows: readonly LogRow[],
  seen: Seen,
): Timeline {
  const lines = linesById(rows)
  const moments: Moment[] = []
  let silent: Recorded<Kind>[] = []
  for (const { seq, events } of entries.slice(seen.entries))
    events.forEach((event, index) => {
      const told = lines.get(`${seq}-${index}`)
      if (told) {
        silent = [...(moments.length === 0 ? silent : []), event]
        moments.push({ ...told, events: silent })
      } else silent.push(event)
    })
  return { moments, viewAfter: viewsOf(game, seen.view, moments) }
}

type Told = Omit<Moment, 'events'>

function linesById(rows: readonly LogRow[]): Map<string, Told> {
  const lines = new Map<string, Told>()
  let phase: string | null = null
  for (const row of rows) {
    if (isHeading(row)) phase = row.phase
    else lines.set(row.id, { line: row, phase })
  }
  return lines
}

/** A state is kept every so many moments, so that a step back is short too. */
const KEPT_EVERY = 16

/** How the battle stands after so many moments, found from the last that was asked for. */
export function viewsOf(
  game: Game,
  start: Playable,
  moments: readonly Moment[],
): Timeline['viewAfter'] {
  const kept = new Map([[0, start]])
  let at = 0
  let view = game.copy(start)
  const goBackTo = (count: number): void => {
    at = Math.max(...[...kept.keys()].filter(place => place <= count))
    view = game.copy(kept.get(at) ?? start)
  }
  return count => {
    if (count < at) goBackTo(count)
    for (const { events } of moments.slice(at, count)) {
      for (const event of events) game.applyEvent(view, event)
      at += 1
      if (at % KEPT_EVERY === 0) kept.set(at, game.copy(view))
    }
    return game.copy(view)
  }
}
