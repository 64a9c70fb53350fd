import { withFaces } from '../faces.ts'
import type { Game } from '../game.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import { isPlaced } from '../recorded.ts'
import type { Recorded } from '../recorded.ts'
import type { Battle, Entry } from './battle.ts'

/** Whose eyes see a battle: a seat's, or null for those of one from whom nothing is hidden. */
export type Viewpoint = Seat | null

/** The eyes of who has no seat: what they see everybody at the table may know. No seat has this name. */
export const nobody: Seat = ''

/** An entry as it may be known: the order where it is one's own, the events as one learns of them. */
export interface KnownEntry extends Pick<Entry, 'seq' | 'seat' | 'order'> {
  readonly events: readonly Recorded<Kind>[]
}

/** A battle as it may be known from a viewpoint: all that the page shows is made from one. */
export interface SeatRecord {
  readonly viewpoint: Viewpoint
  /** With the names that are known there. */
  readonly game: Game
  readonly scenario: string
  readonly start: Playable
  /** Without a gap: the entry at 3 has the number 3. */
  readonly entries: readonly KnownEntry[]
  /** How the battle stands. */
  readonly view: Playable
}

/** What has been made for some eyes is not made again while what it is made of stands. */
function remembered<Of extends object, Made>(): (
  of: Of,
  viewpoint: Viewpoint,
  make: () => Made,
) => Made {
  const all = new WeakMap<Of, Map<Viewpoint, Made>>()
  return (of, viewpoint, make) => {
    const found = all.get(of) ?? new Map<Viewpoint, Made>()
    all.set(of, found)
    const made = found.get(viewpoint) ?? make()
    found.set(viewpoint, made)
    return made
  }
}

const records = remembered<Battle, SeatRecord>()
const starts = remembered<Playable, Playable>()
const known = remembered<Entry, KnownEntry>()

/** Each entry is redacted once, however often the battle goes on. */
export function recordOf(battle: Battle, viewpoint: Viewpoint): SeatRecord {
  return records(battle, viewpoint, () => {
    const { game, file, state } = battle
    const { entries, scenario } = file
    const view = viewFor(game, state, viewpoint)
    return {
      viewpoint,
      game: namedFor(battle, view, viewpoint),
      scenario,
      start: starts(file.start, viewpoint, () => viewFor(game, file.start, viewpoint)),
      entries: entries.map((entry, index) =>
        known(entry, viewpoint, () => knownEntry(game, entry, entries[index - 1], viewpoint)),
      ),
      view,
    }
  })
}

export function viewFor(game: Game, state: Playable, viewpoint: Viewpoint): Playable {
  return viewpoint === null ? state : game.view(state, viewpoint)
}

const named = new WeakMap<Playable, Map<Viewpoint, Game>>()

/** The same game as long as no name is new there. */
function namedFor({ game, file }: Battle, view: Playable, viewpoint: Viewpoint): Game {
  const games = named.get(file.start) ?? new Map<Viewpoint, Game>()
  const faced = withFaces(games.get(viewpoint) ?? game, view, file.papers)
  named.set(file.start, games.set(viewpoint, faced))
  return faced
}

/** The entry as it may be known; `before` is the one before it. */
export function knownEntry(
  game: Game,
  entry: Entry,
  before: Entry | undefined,
  viewpoint: Viewpoint,
): KnownEntry {
  const { seq, seat, order, events } = entry
  if (viewpoint === null || seat === viewpoint || seat === null)
    return { seq, seat, order, events: learnt(game, events, viewpoint) }
  const seen = learnt(game, events, viewpoint)
  const isStillAll = seen.every(event => isPlaced(event) && !event.rolls && isStill(event, before))
  return isStillAll
    ? { seq, seat: null, order: null, events: [] }
    : { seq, seat, order: null, events: seen }
}

/** Another's entry of which nothing is learnt, not even whose it is. */
export function isUnseen({ seq, seat, events }: KnownEntry): boolean {
  return seq > 0 && seat === null && events.length === 0
}

/** The phase that begins with an event of which nothing is learnt begins with the next one. */
function learnt(
  game: Game,
  events: readonly Recorded<Kind>[],
  viewpoint: Viewpoint,
): readonly Recorded<Kind>[] {
  if (viewpoint === null) return events
  const seen: Recorded<Kind>[] = []
  let phase: string | undefined
  for (const event of events) {
    const known = game.redact(event, viewpoint)
    phase = event.inPhase ?? phase
    if (!known) continue
    seen.push(phase === undefined ? known : { ...known, inPhase: phase })
    phase = undefined
  }
  return seen
}

/** Play rests where it did before: that somebody has gone on writing in secret is not told. */
function isStill(event: Recorded<Kind>, before: Entry | undefined): boolean {
  const placed = before?.events.findLast(isPlaced)
  return isPlaced(event) && JSON.stringify(event.place) === JSON.stringify(placed?.place)
}
