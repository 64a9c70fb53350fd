import { worthOf } from '@grognard/lab/luck.ts'
import { changesBetween, piecesAmong } from '@grognard/umpire'
import type {
  Change,
  Game,
  KnownEntry,
  Picture,
  Playable,
  Roster,
  Seat,
  SeatRecord,
  Viewpoint,
} from '@grognard/umpire'
import { isHeading, readLog } from './log-rows.ts'
import type { LogLine, Told } from './log-rows.ts'
import { isPassing, weightOfChange } from './moment-weight.ts'
import type { Weight } from './moment-weight.ts'

/** A line of the log with what changed on the table between it and the next. */
export interface Weighed {
  line: LogLine
  weight: number
  /** What that change is worth to the seat whose luck is told; 0 where nobody's is. */
  gain: number
  /** The pieces it is about, as its event names them: whoever rolls stands before the target. */
  pieces: readonly Named[]
  /** How grave what changed is, as the playback has it. */
  grade: Weight
  /** Whose pieces moved; of messengers and the like none. */
  movers: readonly Seat[]
  /** The battle ended with it. */
  isEnd?: boolean
}

interface Named {
  id: string
  seat: Seat | null
}

/** For whom luck is told, and whether it was good. */
export interface Luck {
  seat: Seat
  isGood: boolean
}

/**
 * Of some entries, each with what its dice were worth to the seat, the lines that tell what they did,
 * by the number of the entry; none of bookkeeping.
 */
export function tellingLines(
  record: SeatRecord,
  seat: Seat,
  gains: ReadonlyMap<number, number>,
): Map<number, LogLine[]> {
  const { game } = record
  const told = readLog(null, record)
  const lines = linesById(told, ({ seq }) => gains.has(seq))
  const state = game.copy(record.start)
  const found = new Map<number, LogLine[]>()
  for (const entry of record.entries) {
    const gain = gains.get(entry.seq)
    if (gain === undefined) goOn(game, state, entry)
    else {
      const all = weighed(game, state, entry, { lines, roster: told.roster, seat })
      found.set(entry.seq, telling(all, { seat, isGood: gain > 0 }))
    }
  }
  return found
}

function linesById({ rows }: Told, isWanted: (line: LogLine) => boolean): Map<string, LogLine> {
  const lines = rows.filter((row): row is LogLine => !isHeading(row) && isWanted(row))
  return new Map(lines.map(line => [line.id, line]))
}

interface Weighing {
  lines: ReadonlyMap<string, LogLine>
  roster: Roster
  /** Whose gain is weighed; null where it is nobody's. */
  seat: Seat | null
}

/** The state goes on to the end of the entry. */
function weighed(
  game: Game,
  state: Playable,
  { seq, events }: KnownEntry,
  { lines, roster, seat }: Weighing,
): Weighed[] {
  const found: Weighed[] = []
  const look = () => ({
    picture: game.picture(state),
    worth: seat === null ? 0 : worthOf(game, state, seat),
  })
  let before = look()
  const close = (): void => {
    const after = look()
    const last = found.at(-1)
    if (last) {
      last.weight = weightBetween(before.picture, after.picture)
      last.gain = after.worth - before.worth
      last.grade = weightOfChange(before.picture.pieces, after.picture.pieces)
      last.movers = moversBetween(before.picture, after.picture)
    }
    before = after
  }
  events.forEach((event, index) => {
    const line = lines.get(`${seq}-${index}`)
    if (line) {
      close()
      const pieces = namedIn(line, roster)
      found.push({ line, weight: 0, gain: 0, pieces, grade: 'routine', movers: [] })
    }
    const wasOver = state.outcome !== null
    game.applyEvent(state, event)
    const last = found.at(-1)
    if (last && state.outcome && !wasOver) last.isEnd = true
  })
  close()
  return found
}

function namedIn({ words }: LogLine, roster: Roster): Named[] {
  return piecesAmong(words, roster).map(id => ({ id, seat: roster.get(id)?.seat ?? null }))
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

/** A whole fleet that moves weighs no more than one piece: it is no news. */
function weightBetween(before: Picture, after: Picture): number {
  const changes = changesBetween(before, after)
  const others = changes.filter(({ kind }) => kind !== 'moved')
  const moves = others.length < changes.length ? WEIGHTS.moved : 0
  return others.reduce(
    (sum, change) => sum + (change.kind === 'row' ? Math.abs(change.by) : WEIGHTS[change.kind]),
    moves,
  )
}

function moversBetween(before: Picture, after: Picture): Seat[] {
  const moved = changesBetween(before, after).filter(({ kind }) => kind === 'moved')
  const ids = new Set(moved.map(({ piece }) => piece))
  const seats = after.pieces.flatMap(piece =>
    ids.has(piece.id) && !isPassing(piece) && piece.seat !== null ? [piece.seat] : [],
  )
  return [...new Set(seats)]
}

/** Less than this is no news: a piece has only moved. */
const LEAST = 1

/** What has been seen since an entry, each line with what it changed. */
export function weighedSince(
  { game, start, entries }: SeatRecord,
  since: number,
  told: Told,
): Weighed[] {
  const weighing = {
    lines: linesById(told, () => true),
    roster: told.roster,
    seat: null,
  }
  const state = game.copy(start)
  return entries.flatMap(entry => {
    if (entry.seq >= since) return weighed(game, state, entry, weighing)
    goOn(game, state, entry)
    return []
  })
}

function goOn(game: Game, state: Playable, { events }: KnownEntry): void {
  for (const event of events) game.applyEvent(state, event)
}

/**
 * So many at most, the weightiest first; of equal weight the later. Of a piece that was hit
 * one line stands before what came of other fire: its others come after that.
 */
export function weightiest(
  lines: readonly Weighed[],
  most: number,
  viewer: Viewpoint = null,
): LogLine[] {
  const known = lines.map((one, at) => ({ one, news: newsIn(one, lines.slice(0, at), viewer) }))
  const heaviestFirst = known.toReversed().toSorted((a, b) => b.news - a.news)
  const told = new Set<string>()
  const spread = heaviestFirst.map(({ one, news }) => {
    const about = one.pieces.map(({ id }) => id).join(' ')
    const isMore = told.has(about) && one.pieces.length > 0 && one.grade === 'hit'
    told.add(about)
    return { one, news: isMore ? NEWS.moreOfHit : news }
  })
  return spread
    .toSorted((a, b) => b.news - a.news)
    .slice(0, most)
    .map(({ one }) => one.line)
}

/** What is told before what; losses by their weight within a grade. */
const NEWS = {
  disaster: 20_000,
  hit: 10_000,
  result: 9,
  fired: 8,
  moreOfHit: 7,
  enemyMoved: 6,
  ownMoved: 5,
  rolled: 3,
  named: 2,
  nobody: 1,
}

function newsIn(one: Weighed, before: readonly Weighed[], viewer: Viewpoint): number {
  const { grade, weight, pieces, movers, line } = one
  if (one.isEnd) return Number.MAX_VALUE
  if (grade !== 'routine') return NEWS[grade] + weight
  if (before.some(other => isResultOf(one, other))) return NEWS.result
  if (line.rolls.length > 0 && pieces.length > 1) return NEWS.fired
  if (movers.length > 0)
    return movers.some(seat => seat !== viewer) ? NEWS.enemyMoved : NEWS.ownMoved
  if (pieces.length === 0) return NEWS.nobody
  if (line.rolls.length > 0) return NEWS.rolled
  return NEWS.named
}

/** A miss names whoever fired and the target, as the roll before it does. */
function isResultOf({ pieces }: Weighed, rolled: Weighed): boolean {
  if (rolled.line.rolls.length === 0 || pieces.length < 2) return false
  return pieces.every(({ id }) => rolled.pieces.some(other => other.id === id))
}

/** A roll with the lines that tell what came of it. */
interface Group {
  rolled: Weighed
  results: Weighed[]
}

/**
 * The roll on which most hung, of those that went as the luck did, with the line after it that tells
 * of the most. Where none did, luck lay in what a roll did not do; none where nothing tells of it.
 */
export function telling(lines: readonly Weighed[], luck: Luck): LogLine[] {
  const groups = groupsOf(lines)
  const fitting = groups.filter(
    group => weightOf(group) >= LEAST && (luck.isGood ? gainOf(group) > 0 : gainOf(group) < 0),
  )
  const told = heaviest(fitting) ?? theOnlyOnes(groups) ?? missed(groups, luck)
  return told ? linesOf(told) : []
}

function heaviest(groups: readonly Group[]): Group | undefined {
  return groups.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}

/** Where one piece rolled all the dice: the roll that did most, or the last if none did anything. */
function theOnlyOnes(groups: readonly Group[]): Group | undefined {
  const about = groups.filter(({ rolled }) => rolled.pieces.length > 0)
  if (new Set(about.map(({ rolled }) => rolled.pieces[0]?.id)).size > 1) return undefined
  const most = heaviest(groups)
  return most && weightOf(most) >= LEAST ? most : about.at(-1)
}

/** An enemy’s roll that did nothing is luck; one’s own at an enemy is none. */
function missed(groups: readonly Group[], { seat, isGood }: Luck): Group | undefined {
  return groups.findLast(group => {
    const [by, ...others] = group.rolled.pieces
    if (!by || weightOf(group) >= LEAST) return false
    return (by.seat === seat) !== isGood || others.every(other => other.seat === by.seat)
  })
}

function linesOf({ rolled, results }: Group): LogLine[] {
  const most = [rolled, ...results].reduce((best, one) => (one.weight > best.weight ? one : best))
  return most === rolled || most.weight < LEAST ? [rolled.line] : [rolled.line, most.line]
}

/** Each roll with what came of it in its phase. */
function groupsOf(lines: readonly Weighed[]): Group[] {
  const groups: Group[] = []
  for (const one of lines) {
    if (one.line.rolls.length > 0) groups.push({ rolled: one, results: [] })
    else causeOf(groups, one)?.results.push(one)
  }
  return groups
}

/**
 * Whose result a line is. Rolls of a volley are made before any result is told: a piece suffers by the
 * last roll at it, else by its own; only a line that names nobody goes with the roll before it.
 */
function causeOf(groups: readonly Group[], { line, pieces }: Weighed): Group | undefined {
  const inPhase = groups.filter(({ rolled }) => rolled.line.inPhase === line.inPhase)
  const [about] = pieces
  if (!about) return inPhase.at(-1)
  const naming = inPhase.filter(({ rolled }) => rolled.pieces.some(({ id }) => id === about.id))
  const isAt = ({ rolled }: Group) => rolled.pieces[0]?.seat !== about.seat
  return naming.findLast(isAt) ?? naming.at(-1)
}

function sumOver({ rolled, results }: Group, valueOf: (one: Weighed) => number): number {
  return [rolled, ...results].reduce((sum, one) => sum + valueOf(one), 0)
}

const weightOf = (group: Group): number => sumOver(group, ({ weight }) => weight)
const gainOf = (group: Group): number => sumOver(group, ({ gain }) => gain)

/** Texts one after the other, each ending as a sentence does. */
export function asSentences(texts: readonly string[]): string {
  return texts.map(text => (/[.!?…][”’)]?$/.test(text) ? text : `${text}.`)).join(' ')
}
