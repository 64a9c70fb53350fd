import { combinedRolls, wordsIn } from '@grognard/umpire'
import type { Battle, Message, Piece, Seat } from '@grognard/umpire'

/** What one side brought and lost. */
export interface SideLosses {
  seat: Seat
  /** By the key of the row of boxes. */
  rows: { key: string; had: number; lost: number }[]
  /** Pieces that stood on the table and count, and those of them that are gone, taken or have struck. */
  pieces: { had: number; lost: number }
  gone: Message[]
  /** In another's hands. */
  taken: Message[]
  /** Have struck their flag and are in nobody's hands yet. */
  struck: Message[]
  /** Not on the table and not lost either. */
  away: Message[]
}

/** Boxes by seat and by the key of their row. */
type Totals = Map<Seat | null, Map<string, number>>

/**
 * The losses of a whole battle, from the pictures whenever something new is told of. Made from what
 * really stood on the table: only for a battle that is over.
 */
export function lossesIn(battle: Battle): SideLosses[] {
  const firsts = new Map<string, Piece>()
  const lasts = new Map<string, Piece>()
  const had: Totals = new Map()
  let before: Totals = new Map()
  for (const pieces of picturesOf(battle)) {
    const fresh = pieces.filter(({ id }) => !firsts.has(id))
    for (const piece of fresh) firsts.set(piece.id, piece)
    for (const piece of pieces) lasts.set(piece.id, piece)
    const now = totalsOf(pieces, firsts)
    for (const seat of new Set(fresh.map(piece => piece.seat))) addMore(had, seat, before, now)
    before = now
  }
  const { pieces, away: ids = [] } = battle.game.picture(battle.state)
  const away = ids.flatMap(id => lasts.get(id) ?? [])
  const left = totalsOf([...pieces, ...away], firsts)
  return battle.game.seats(battle.state).map(seat => ({
    seat,
    rows: rowsOf(had.get(seat), left.get(seat)),
    ...countedFates(seat, firsts, [...pieces, ...away]),
    away: away.filter(piece => piece.seat === seat).map(({ label }) => label),
  }))
}

/** What came onto the table with new pieces; a piece that parts in two brings nothing. */
function addMore(had: Totals, seat: Seat | null, before: Totals, now: Totals): void {
  for (const [key, total] of now.get(seat) ?? [])
    addTo(had, seat, key, Math.max(0, total - (before.get(seat)?.get(key) ?? 0)))
}

function addTo(totals: Totals, seat: Seat | null, key: string, more: number): void {
  const rows = totals.get(seat) ?? new Map<string, number>()
  rows.set(key, (rows.get(key) ?? 0) + more)
  totals.set(seat, rows)
}

/** The pieces after each entry that tells of something never heard of before, from the beginning. */
function* picturesOf({ game, file }: Battle): Generator<Piece[]> {
  const heard = new Set<string>()
  const state = game.copy(file.start)
  yield game.picture(state).pieces
  for (const { events } of file.entries) {
    const { size } = heard
    for (const event of events) {
      game.applyEvent(state, event)
      for (const word of wordsIn(event)) heard.add(word)
    }
    if (heard.size > size) yield game.picture(state).pieces
  }
}

/** Boxes that are left; what is in another's hands is counted for nobody. */
function totalsOf(pieces: readonly Piece[], firsts: ReadonlyMap<string, Piece>): Totals {
  const totals: Totals = new Map()
  for (const { id, seat, rows } of pieces)
    if (firsts.get(id)?.seat === seat)
      for (const { key, left } of rows) addTo(totals, seat, key, left)
  return totals
}

function rowsOf(
  had: ReadonlyMap<string, number> = new Map(),
  left: ReadonlyMap<string, number> = new Map(),
): SideLosses['rows'] {
  return [...had].map(([key, all]) => ({
    key,
    had: all,
    lost: Math.max(0, all - (left.get(key) ?? 0)),
  }))
}

/** Parts of one piece are counted as one, which is lost when no part of it is left to the side. */
function countedFates(
  seat: Seat,
  firsts: ReadonlyMap<string, Piece>,
  last: readonly Piece[],
): Pick<SideLosses, 'pieces' | 'gone' | 'taken' | 'struck'> {
  const own = [...firsts.values()].filter(piece => piece.seat === seat)
  const now = new Map(last.map(piece => [piece.id, piece]))
  const ids = [...new Set(own.map(wholeOf))]
  const wholes = ids.map(id => own.filter(piece => wholeOf(piece) === id))
  const isLeft = (piece: Piece | undefined) => piece?.seat === seat && !hasStruck(piece)
  const lost = wholes.filter(parts => !parts.some(({ id }) => isLeft(now.get(id))))
  const fateOf = (parts: readonly Piece[]) =>
    fateAmong(
      parts.map(({ id }) => now.get(id)),
      seat,
    )
  const labelsWith = (fate: Fate) => labelsOf(lost.filter(parts => fateOf(parts) === fate))
  return {
    pieces: { had: countOf(wholes), lost: countOf(lost) },
    gone: labelsWith('gone'),
    taken: labelsWith('taken'),
    struck: labelsWith('struck'),
  }
}

type Fate = 'gone' | 'taken' | 'struck'

/** What has become of the parts of a lost piece, by what stands in their place now. */
function fateAmong(now: readonly (Piece | undefined)[], seat: Seat): Fate {
  const there = now.filter(piece => piece !== undefined)
  if (there.length === 0) return 'gone'
  return there.some(piece => piece.seat === seat) ? 'struck' : 'taken'
}

/** Who has struck is lost to the side, though the hull still lies there under its name. */
function hasStruck({ badges }: Piece): boolean {
  return badges.some(({ kind }) => kind === 'struck')
}

const labelsOf = (wholes: readonly Piece[][]): Message[] =>
  wholes.flatMap(([first]) => (first ? [first.label] : []))

/** A piece that is not counted is a whole of its own, to be named when it is gone. */
function wholeOf({ id, countedWith }: Piece): string {
  return countedWith ?? id
}

function countOf(wholes: readonly (readonly Piece[])[]): number {
  return wholes.filter(parts => parts.some(({ countedWith }) => countedWith !== null)).length
}

/** How many orders were given and how often dice were rolled, together or alone. */
export function lengthOf({ file }: Battle): { orders: number; throws: number } {
  const rolls = file.entries.flatMap(({ events }) => events.map(event => event.rolls ?? []))
  const throws = rolls.reduce((sum, one) => sum + combinedRolls(one).length, 0)
  return { orders: file.entries.length - 1, throws }
}
