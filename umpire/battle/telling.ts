import { withFaces } from '../faces.ts'
import type { Game } from '../game.ts'
import { firstDifference } from '../json.ts'
import type { Faces } from '../message.ts'
import type { Playable } from '../playable.ts'
import type { Battle, Entry } from './battle.ts'
import { isUnseen, knownEntry, viewFor } from './seat-record.ts'
import type { KnownEntry, SeatRecord, Viewpoint } from './seat-record.ts'

/** How a battle stood at its start for a viewpoint, and the names that were known there. */
export interface ToldStart {
  viewpoint: Viewpoint
  ruleset: string
  scenario: string
  start: Playable
  faces: Faces
}

/**
 * One more thing that a viewpoint learns: an entry, numbered by those it knows and not by those there
 * are, or that only so many of them still stand. Of what it learns nothing of it is told nothing.
 */
export type ToldLine = { entry: KnownEntry; faces?: Faces } | { stands: number }

/** What one viewpoint has been told so far; goes on as the battle does. */
export interface Telling {
  readonly viewpoint: Viewpoint
  readonly start: ToldStart
  readonly lines: readonly ToldLine[]
  /** For each entry of the battle its number among those known here; null where it is unseen. */
  readonly numbers: readonly (number | null)[]
  readonly faces: Faces
}

/** Before anything has been told. The battle is taken as it was before its first entry. */
export function beginTelling({ game, file }: Battle, viewpoint: Viewpoint): Telling {
  const start = viewFor(game, file.start, viewpoint)
  const faces = game.faces(start, file.papers)
  const told = { viewpoint, ruleset: file.ruleset, scenario: file.scenario, start, faces }
  return { viewpoint, start: told, lines: [], numbers: [], faces }
}

/** An entry as it comes to be told: what it follows, and how the battle stands after it. */
export interface Moment {
  entry: Entry
  before: Entry | undefined
  /** Null where the names that are known are not looked at. */
  state: Playable | null
}

/** A telling that goes on; what is told meanwhile is put together once. */
export interface Teller {
  tell(moment: Moment): void
  /** Entry `seq` was taken back; the moments are of the entries that came after it and still stand. */
  takeBack(seq: number, again: readonly Moment[]): void
  /** By consent nothing stands from entry `seq` on. */
  backTo(seq: number): void
  told(): Telling
}

/** Goes on with a telling. */
export function tellerOf(before: Telling, { game, file }: Battle): Teller {
  const { viewpoint } = before
  const lines = [...before.lines]
  const numbers = [...before.numbers]
  let { faces } = before
  const newFaces = (state: Playable): Faces | null => {
    const seen = game.faces(sharedViewFor(game, state, viewpoint), file.papers)
    return firstDifference(seen, faces) === null ? null : seen
  }
  const tell = ({ entry, before: last, state }: Moment): void => {
    const known = knownEntry(game, entry, last, viewpoint)
    if (isUnseen(known)) return void numbers.push(null)
    const number = countKnown(numbers)
    const named = state && newFaces(state)
    lines.push({ entry: { ...known, seq: number }, ...(named && { faces: named }) })
    numbers.push(number)
    faces = named ?? faces
  }
  return {
    tell,
    // Told only where the entry was seen: where it was not, nothing has changed.
    takeBack(seq, again) {
      const own = numbers[seq]
      if (own === null || own === undefined) return void numbers.splice(seq, 1)
      numbers.length = seq
      lines.push({ stands: own })
      again.forEach(tell)
    },
    // Told to whoever knew of any of it.
    backTo(seq) {
      const stands = countKnown(numbers.slice(0, seq))
      const isNews = stands < countKnown(numbers)
      numbers.length = seq
      if (isNews) lines.push({ stands })
    },
    // Where nothing was told, the lines are the very same.
    told() {
      const isSame = lines.length === before.lines.length
      return { ...before, lines: isSame ? before.lines : lines, numbers, faces }
    },
  }
}

/** A telling of which names were not looked at, with those that are known to have been new with some of its lines. */
export function withNames(telling: Telling, named: readonly (readonly [number, Faces])[]): Telling {
  const lines = [...telling.lines]
  for (const [at, faces] of named) {
    const line = lines[at]
    if (line && 'entry' in line) lines[at] = { ...line, faces }
  }
  return { ...telling, lines, faces: named.at(-1)?.[1] ?? telling.start.faces }
}

/** The lines with which names were new, and these. */
export function namesIn({ lines }: Telling): [number, Faces][] {
  return lines.flatMap((line, at): [number, Faces][] =>
    'entry' in line && line.faces ? [[at, line.faces]] : [],
  )
}

/** So many entries before `seq` are known. */
export function knownBefore({ numbers }: Telling, seq: number): number {
  return countKnown(numbers.slice(0, seq))
}

/** Looked at and not kept. */
function sharedViewFor(game: Game, state: Playable, viewpoint: Viewpoint): Playable {
  return viewpoint === null ? state : game.sharedView(state, viewpoint)
}

function countKnown(numbers: readonly (number | null)[]): number {
  return (numbers.findLast(number => number !== null) ?? -1) + 1
}

/** The record at its beginning, as it is told to whoever holds no battle. */
export function recordFrom(plain: Game, told: ToldStart): SeatRecord {
  const { viewpoint, scenario, start } = told
  return {
    viewpoint,
    game: facedBy(plain, start, told.faces),
    scenario,
    start,
    entries: [],
    view: start,
  }
}

/** Reads on in a record; what is told in one go is applied in one go. */
export function readTold(before: SeatRecord, plain: Game, lines: readonly ToldLine[]): SeatRecord {
  return lines.reduce((record, line) => {
    if ('stands' in line) return takenBack(record, line.stands)
    const { entry, faces } = line
    const view = plain.replay(record.view, entry.events)
    const game = faces ? facedBy(plain, view, faces) : record.game
    return { ...record, game, view, entries: [...record.entries, entry] }
  }, before)
}

function takenBack(record: SeatRecord, stands: number): SeatRecord {
  const { game, start } = record
  const entries = record.entries.slice(0, stands)
  const events = entries.flatMap(entry => entry.events)
  return { ...record, entries, view: game.replay(start, events) }
}

/** The game with names that were told, not worked out here. */
function facedBy(plain: Game, view: Playable, faces: Faces): Game {
  return withFaces({ ...plain, faces: () => faces }, view, {})
}
