import type { Battle } from './battle/battle.ts'
import { readBattle } from './battle/import.ts'
import { forecastOf } from './forecast.ts'
import type { Forecast, Prospect } from './forecast.ts'
import type { Game } from './game.ts'
import type { Kind, Seat } from './kind.ts'
import type { Change } from './picture-changes.ts'
import type { Playable } from './playable.ts'
import { chanceOf, chanceOfEither, likelihood } from './probability.ts'
import type { Chance } from './probability.ts'
import { errorIn } from './shape.ts'
import type { Shape } from './shape.ts'
import { seededDice } from './seeded-dice.ts'
import { describeError } from './validation-error.ts'

/** What is to come of one order: boxes lost, a mark on a piece, a piece gone from the table, the battle won. */
export type Wish =
  | { about: 'row'; piece: string; row: string; fewest: number }
  | { about: 'mark'; piece: string; label: string }
  | { about: 'gone'; piece: string }
  | { about: 'victory' }

/** A position in which one order is the best by far; the umpire's odds tell how good each is. */
export interface Puzzle {
  id: string
  /** Who is to give the order. */
  seat: Seat
  wish: Wish
  /** Of these kinds an answer is; others bring the wish no nearer. */
  kinds: readonly string[]
  /** The best line: orders that leave nothing to the dice, and the answer as its last. */
  solution: readonly Kind[]
  /** A battle that begins with the position. */
  battle: Battle
}

/** What of a puzzle's file is no battle. */
type Head = Omit<Puzzle, 'battle'> & { battle: unknown }

const text: Shape = { type: 'text' }
const order: Shape = { type: 'anything' }
const head: Shape = {
  type: 'record',
  fields: {
    id: text,
    seat: text,
    wish: {
      type: 'record',
      fields: {
        about: { type: 'text', values: ['row', 'mark', 'gone', 'victory'] },
        piece: text,
        row: text,
        fewest: { type: 'integer', from: 1 },
        label: text,
      },
      optional: ['piece', 'row', 'fewest', 'label'],
    },
    kinds: { type: 'list', of: text, fewest: 1 },
    solution: { type: 'list', of: order, fewest: 1 },
    battle: { type: 'anything' },
  },
}

function isHead(value: unknown): value is Head {
  return errorIn(head, value) === null
}

/** Reads a puzzle's file whole. Throws BattleFileError, and RangeError where it is no puzzle. */
export function readPuzzle(value: unknown, game: Game): Puzzle {
  if (!isHead(value)) {
    const error = errorIn(head, value)
    throw new RangeError(`This is no puzzle: ${error ? describeError(error) : ''}`)
  }
  return { ...value, battle: readBattle(value.battle, { [game.id]: game }) }
}

/** An order, and how likely the wish is to come of it. */
export interface Answer {
  order: Kind
  chance: Chance
}

/** How likely what comes of an order is what the puzzle asks for; of a refused order it is 0. */
export function chanceOfWish({ prospects }: Forecast, wish: Wish, seat: Seat): Chance {
  return prospects
    .filter(prospect => isGranted(prospect, wish, seat))
    .reduce((sum, { chance }) => chanceOfEither(sum, chance), chanceOf(0n, 1n))
}

function isGranted({ changes, ends }: Prospect, wish: Wish, seat: Seat): boolean {
  if (wish.about === 'victory') return ends?.winners.includes(seat) === true
  return changes.some(change => change.piece === wish.piece && fulfils(change, wish))
}

function fulfils(change: Change, wish: Exclude<Wish, { about: 'victory' }>): boolean {
  switch (wish.about) {
    case 'row':
      return change.kind === 'row' && change.row === wish.row && -change.by >= wish.fewest
    case 'mark':
      return change.kind === 'marked' && change.label.key === wish.label
    case 'gone':
      return change.kind === 'went'
  }
}

/** The lawful orders that may answer it, as the ruleset lists them for the seat's view. */
export function answersOpen(
  game: Game,
  view: Playable,
  { seat, kinds }: Pick<Puzzle, 'seat' | 'kinds'>,
): Kind[] {
  return game
    .ordersByKind(view, seat)
    .flat()
    .filter(({ kind }) => kinds.includes(kind))
}

/** How likely the wish is to come of the best line. Throws RangeError where that is not lawful. */
export function bestChance(puzzle: Puzzle): Chance {
  const { battle, seat, wish, solution } = puzzle
  const { game } = battle
  const dice = seededDice(puzzle.id)
  let { state } = battle
  for (const order of solution.slice(0, -1)) {
    const played = game.play(state, seat, order, dice)
    if (!played.ruling.allowed) throw new RangeError(`${puzzle.id}: its best line is not lawful.`)
    ;({ state } = played)
  }
  const forecast = forecastOf(game, game.view(state, seat), seat, solution.at(-1))
  return chanceOfWish(forecast, wish, seat)
}

/** As good as the best, in whole hundredths. */
export function isSolvedBy(chance: Chance, best: Chance): boolean {
  return likelihood(chance) >= likelihood(best) - HUNDREDTH / 2
}

const HUNDREDTH = 0.01

export function isMore(one: Chance, other: Chance): boolean {
  return one.ways * other.of > other.ways * one.of
}
