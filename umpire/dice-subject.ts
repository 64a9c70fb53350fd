import { DiceNeeded } from './dice.ts'
import type { Game } from './game.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import type { Playable } from './playable.ts'
import type { Recorded } from './recorded.ts'

/** A piece that has been on the table at some time. */
interface KnownPiece {
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

/** Whom a die is rolled for, and which of the dice rolled together it is. */
export interface DiceSubject {
  seat: Seat | null
  /** The pieces of the event in its own order: who acts comes first. */
  pieces: readonly Message[]
  /** Which of the pieces' guns or men roll, where the game has words for it under `roll.KIND`. */
  part: Message | null
  number: number
  of: number
}

/** What the die that is asked for will be told with, and its place among that event's dice. */
export interface RolledFor {
  event: Recorded<Kind>
  at: number
}

/** So many further dice are made up to see what the die is rolled for. */
const MOST_TRIES = 40

/** The order is tried with made-up dice until the event that tells of the next one has happened. */
export function rolledFor<Result>(
  attempt: (typed: readonly number[]) => Result,
  typed: readonly number[],
  eventsOf: (result: Result) => readonly Recorded<Kind>[],
): RolledFor | null {
  const tried = [...typed]
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      return toldWith(eventsOf(attempt(tried)), typed.length)
    } catch (error) {
      if (!(error instanceof DiceNeeded)) return null
      const found = toldWith(error.events, typed.length)
      if (found) return found
      tried.push(error.count)
    }
  }
  return null
}

function toldWith(events: readonly Recorded<Kind>[], index: number): RolledFor | null {
  let before = 0
  for (const event of events) {
    const count = event.rolls?.length ?? 0
    if (index < before + count) return { event, at: index - before }
    before += count
  }
  return null
}

/** As the viewer may know it; null where he may not, or where it names nobody. */
export function subjectOf(
  game: Game,
  state: Playable,
  viewer: Seat | null,
  { event, at }: RolledFor,
): DiceSubject | null {
  const known = viewer === null ? event : game.redact(event, viewer)
  if (!known) return null
  const words = wordsIn(known)
  const roster = withPieces(new Map(), game, viewer === null ? state : game.view(state, viewer))
  const named = piecesAmong(words, roster).flatMap(id => roster.get(id) ?? [])
  const pieces = fromRoller(named, event, at)
  const seat = pieces[0]?.seat ?? words.find(word => game.seats(state).includes(word)) ?? null
  const { first, after } = together(event, at)
  return {
    seat,
    pieces: pieces.map(({ label }) => label),
    part: partOf(game, known, state),
    number: at - first + 1,
    of: after - first,
  }
}

/** Said with the values of the event's own sentence; those words name none that hangs on the dice. */
function partOf(game: Game, event: Recorded<Kind>, state: Playable): Message | null {
  const key = `roll.${event.kind}`
  const told = game.messages.en[key] === undefined ? null : game.describeEvent(event, state)
  return told ? { key, ...(told.values && { values: told.values }) } : null
}

/** Where each of the pieces rolls against the other, whose turn it is comes first. */
function fromRoller(
  pieces: readonly KnownPiece[],
  { rolls = [] }: Recorded<Kind>,
  at: number,
): readonly KnownPiece[] {
  const isEach =
    rolls.length === pieces.length &&
    new Set(pieces.map(({ seat }) => seat)).size === pieces.length &&
    rolls.every(({ rule, withLast }) => rule === rolls[0]?.rule && !withLast)
  return isEach ? [...pieces.slice(at), ...pieces.slice(0, at)] : pieces
}

/** From where to where the dice go that are rolled at once. */
function together({ rolls = [] }: Recorded<Kind>, at: number): { first: number; after: number } {
  let first = at
  while (first > 0 && rolls[first]?.withLast) first -= 1
  let after = at + 1
  while (rolls[after]?.withLast) after += 1
  return { first, after }
}
