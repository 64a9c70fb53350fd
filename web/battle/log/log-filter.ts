import { piecesAmong } from '@grognard/umpire'
import type { Message, Roster, Seat } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import { isHeading } from '../record/log-rows.ts'
import type { LogLine, LogRow } from '../record/log-rows.ts'

/** What of the log is shown; everything where all is empty. */
export interface LogFilter {
  text: string
  piece: string | null
  side: Seat | null
  phase: string | null
}

export const wholeLog: LogFilter = { text: '', piece: null, side: null, phase: null }

/** Kept while the log is out of sight; put back to the whole when another battle or seat looks. */
export const logFilter = createStore<LogFilter>(() => wholeLog)

export function isFiltering({ text, piece, side, phase }: LogFilter): boolean {
  return text.trim() !== '' || piece !== null || side !== null || phase !== null
}

/** The lines that match, under the headings of their phases. */
export function filtered(
  rows: readonly LogRow[],
  filter: LogFilter,
  roster: Roster,
  say: (message: Message) => string,
): readonly LogRow[] {
  if (!isFiltering(filter)) return rows
  const found: LogRow[] = []
  let heading: LogRow | null = null
  for (const row of rows) {
    if (isHeading(row)) heading = row
    else if (matches(row, filter, roster, say)) {
      if (heading) found.push(heading)
      heading = null
      found.push(row)
    }
  }
  return found
}

function matches(
  line: LogLine,
  { text, piece, side, phase }: LogFilter,
  roster: Roster,
  say: (message: Message) => string,
): boolean {
  if (phase !== null && line.inPhase !== phase) return false
  if (piece !== null && !line.words.includes(piece)) return false
  if (side !== null && !sidesOf(line, roster).includes(side)) return false
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' || say(line.text).toLocaleLowerCase().includes(wanted)
}

/** The seats that a line names, and those of its pieces. */
function sidesOf({ words }: LogLine, roster: Roster): (Seat | null)[] {
  const ofPieces = piecesAmong(words, roster).map(id => roster.get(id)?.seat ?? null)
  return [...words, ...ofPieces]
}

/** What there is to choose among: only what some line tells of. */
export interface FilterChoices {
  pieces: string[]
  phases: string[]
}

export function choicesIn(rows: readonly LogRow[], roster: Roster): FilterChoices {
  const lines = rows.filter((row): row is LogLine => !isHeading(row))
  const told = new Set(lines.flatMap(({ words }) => words))
  const pieces = [...roster.keys()].filter(id => told.has(id))
  const phases = [...new Set(lines.map(({ inPhase }) => inPhase))].filter(phase => phase !== '')
  return { pieces, phases }
}

/** The filter as a list of words, such as a name, a side and a phase. */
export function inWords(
  { text, piece, side, phase }: LogFilter,
  roster: Roster,
  words: { say(message: Message): string; name(group: string, id: string): string },
): string {
  const label = piece === null ? undefined : roster.get(piece)?.label
  const named = text.trim()
  return [
    piece === null ? '' : label ? words.say(label) : piece,
    side === null ? '' : words.name('seat', side),
    phase === null ? '' : words.name('phase', phase),
    named === '' ? '' : words.say({ key: 'web.filter.with', values: { text: named } }),
  ]
    .filter(part => part !== '')
    .join(' · ')
}
