import { withFaces } from '../faces.ts'
import type { Game } from '../game.ts'
import { firstDifference } from '../json.ts'
import type { Faces } from '../message.ts'
import type { Playable } from '../playable.ts'
import type { Battle } from './battle.ts'
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

/** The battle's last entry, told where it is seen. */
export function tellEntry(before: Telling, battle: Battle): Telling {
  const { game, file, state } = battle
  const { viewpoint, numbers } = before
  const { entries } = file
  const last = entries.at(-1)
  if (!last) return before
  const known = knownEntry(game, last, entries.at(-2), viewpoint)
  if (isUnseen(known)) return { ...before, numbers: [...numbers, null] }
  const number = countKnown(numbers)
  const faces = game.faces(sharedViewFor(game, state, viewpoint), file.papers)
  const isNewlyNamed = firstDifference(faces, before.faces) !== null
  const line: ToldLine = { entry: { ...known, seq: number }, ...(isNewlyNamed && { faces }) }
  return {
    ...before,
    lines: [...before.lines, line],
    numbers: [...numbers, number],
    faces: isNewlyNamed ? faces : before.faces,
  }
}

/**
 * Entry `seq` was taken back; `again` is the battle after each entry that came after it and still
 * stands. Told only where the entry was seen: where it was not, nothing has changed.
 */
export function tellTakenBack(before: Telling, seq: number, again: readonly Battle[]): Telling {
  const { numbers, lines } = before
  const own = numbers[seq]
  if (own === null || own === undefined) return { ...before, numbers: numbers.toSpliced(seq, 1) }
  const back = { ...before, numbers: numbers.slice(0, seq), lines: [...lines, { stands: own }] }
  return again.reduce(tellEntry, back)
}

/** By consent nothing stands from entry `seq` on. Told to whoever knew of any of it. */
export function tellBackTo(before: Telling, seq: number): Telling {
  const { numbers, lines } = before
  const stands = knownBefore(before, seq)
  const back = { ...before, numbers: numbers.slice(0, seq) }
  return stands === countKnown(numbers) ? back : { ...back, lines: [...lines, { stands }] }
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
