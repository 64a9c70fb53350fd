import { changesBetween, piecesAmong } from '@grognard/umpire'
import type { Battle, Change, Entry, Game, Picture, Playable, Roster } from '@grognard/umpire'
import { eventFor, viewFor } from '../battle/eyes.ts'
import type { Eyes } from '../battle/eyes.ts'
import { createLog, isHeading } from '../log/log.ts'
import type { LogLine, Told } from '../log/log.ts'

/** A line of the log with what changed on the table between it and the next. */
export interface Weighed {
  line: LogLine
  weight: number
  isAboutPiece: boolean
  /** The battle ended with it. */
  isEnd?: boolean
}

/** Of some entries the lines that tell what their dice did, by the number of the entry; none of bookkeeping. */
export function tellingLines(battle: Battle, wanted: ReadonlySet<number>): Map<number, LogLine[]> {
  const { game, file } = battle
  const told = createLog()(battle, null)
  const lines = linesById(told, wanted)
  const state = game.copy(file.start)
  const found = new Map<number, LogLine[]>()
  for (const entry of file.entries) {
    if (wanted.has(entry.seq))
      found.set(entry.seq, telling(weighed(game, state, entry, lines, told.roster)))
    else goOn(game, state, entry, null)
  }
  return found
}

function linesById({ rows }: Told, wanted: ReadonlySet<number>): Map<string, LogLine> {
  const lines = rows.filter((row): row is LogLine => !isHeading(row) && wanted.has(row.seq))
  return new Map(lines.map(line => [line.id, line]))
}

/** The state, as these eyes see it, goes on to the end of the entry. */
function weighed(
  game: Game,
  state: Playable,
  { seq, events }: Entry,
  lines: ReadonlyMap<string, LogLine>,
  roster: Roster,
  eyes: Eyes = null,
): Weighed[] {
  const found: Weighed[] = []
  let before = game.picture(state)
  const close = (): void => {
    const after = game.picture(state)
    const last = found.at(-1)
    if (last) last.weight = weightBetween(before, after)
    before = after
  }
  events.forEach((event, index) => {
    const line = lines.get(`${seq}-${index}`)
    if (line) {
      close()
      found.push({ line, weight: 0, isAboutPiece: piecesAmong(line.words, roster).length > 0 })
    }
    const wasOver = state.outcome !== null
    const known = eventFor(game, event, eyes)
    if (known) game.evolve(state, known)
    const last = found.at(-1)
    if (last && state.outcome && !wasOver) last.isEnd = true
  })
  close()
  return found
}

/** A piece that is gone counts for many boxes; one that has moved, for hardly any. */
const WEIGHTS: Record<Exclude<Change['kind'], 'row'>, number> = {
  went: 12,
  came: 2,
  disorder: 4,
  marked: 2,
  unmarked: 1,
  moved: 0.1,
}

function weightBetween(before: Picture, after: Picture): number {
  return changesBetween(before, after).reduce(
    (sum, change) => sum + (change.kind === 'row' ? Math.abs(change.by) : WEIGHTS[change.kind]),
    0,
  )
}

/** Less than this is no news: a piece has only moved. */
const LEAST = 1

/** What these eyes have seen since an entry, each line with what it changed for them. */
export function weighedSince(
  { game, file }: Battle,
  eyes: Eyes,
  since: number,
  { rows, roster }: Told,
): Weighed[] {
  const lines = new Map(
    rows.filter((row): row is LogLine => !isHeading(row)).map(row => [row.id, row]),
  )
  const state = game.copy(viewFor(game, file.start, eyes))
  return file.entries.flatMap(entry => {
    if (entry.seq >= since) return weighed(game, state, entry, lines, roster, eyes)
    goOn(game, state, entry, eyes)
    return []
  })
}

function goOn(game: Game, state: Playable, { events }: Entry, eyes: Eyes): void {
  for (const event of events) {
    const known = eventFor(game, event, eyes)
    if (known) game.evolve(state, known)
  }
}

/** So many at most, the weightiest first; of equal weight the later. */
export function weightiest(lines: readonly Weighed[], most: number): LogLine[] {
  const latestFirst = lines.toReversed()
  const heaviestFirst = latestFirst.toSorted((a, b) => newsIn(b) - newsIn(a))
  return heaviestFirst.slice(0, most).map(({ line }) => line)
}

/** Where nothing changed, a line about a piece is more than one about none. */
function newsIn({ weight, isAboutPiece, isEnd }: Weighed): number {
  if (isEnd) return Number.MAX_VALUE
  if (weight >= LEAST) return weight
  return isAboutPiece ? LEAST / 2 : 0
}

/**
 * The throw on which most hung, with the line of its phase after it that tells of the most. Where
 * nothing changed on the table, the last throw about a piece; none where there is only bookkeeping.
 */
export function telling(lines: readonly Weighed[]): LogLine[] {
  const groups = groupsOf(lines)
  const heaviest = groups.reduce<Weighed[]>(
    (best, group) => (sumOf(group) > sumOf(best) ? group : best),
    [],
  )
  const [thrown] = heaviest
  if (!thrown || sumOf(heaviest) < LEAST) {
    const about = groups.flatMap(([first]) => (first?.isAboutPiece ? [first.line] : []))
    return about.slice(-1)
  }
  const most = heaviest.reduce((best, one) => (one.weight > best.weight ? one : best))
  return most === thrown || most.weight < LEAST ? [thrown.line] : [thrown.line, most.line]
}

/** Each throw with what follows in its phase until the next throw. */
function groupsOf(lines: readonly Weighed[]): Weighed[][] {
  const throws = lines.flatMap(({ line: { rolls } }, index) => (rolls.length > 0 ? [index] : []))
  return throws.map((from, nth) =>
    lines
      .slice(from, throws[nth + 1])
      .filter(({ line }) => line.inPhase === lines[from]?.line.inPhase),
  )
}

function sumOf(group: readonly Weighed[]): number {
  return group.reduce((sum, { weight }) => sum + weight, 0)
}
