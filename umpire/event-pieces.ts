import type { Game } from './game.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import type { Playable } from './playable.ts'
import type { Recorded } from './recording.ts'

/** A piece that has been on the table at some time. */
export interface KnownPiece {
  label: Message
  seat: Seat | null
}

/** By the piece's id, in the order in which they were first seen. */
export type Roster = ReadonlyMap<string, KnownPiece>

/** What the umpire writes beside an event's own fields. */
const MARKS = new Set(['kind', 'inPhase', 'rolls'])

/** Every word in the fields of an event, each once: the ids of pieces and seats are among them. */
export function wordsIn(event: Recorded<Kind>): string[] {
  const found = new Set<string>()
  for (const [name, value] of Object.entries(event)) if (!MARKS.has(name)) gather(value, found)
  return [...found]
}

function gather(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) gather(one, found)
}

/** With the pieces that stand on the table now; those known before keep what was known of them. */
export function withPieces(roster: Roster, game: Game, state: Playable): Roster {
  const known = new Map(roster)
  for (const { id, label, seat } of game.picture(state).pieces)
    if (!known.has(id)) known.set(id, { label, seat })
  return known
}

/** Of the words those that are pieces. */
export function piecesAmong(words: readonly string[], roster: Roster): string[] {
  return words.filter(word => roster.has(word))
}
