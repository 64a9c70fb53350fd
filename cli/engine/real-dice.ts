import { BadDie, diceFor, DiceNeeded, give, newBattle } from '@grognard/umpire'
import type { Battle, BattlePlan, Game, Seat } from '@grognard/umpire'
import { EngineError } from './errors.ts'

/** Results of single dice that a request gives; `isStrict`: no others may fall. */
export interface GivenDice {
  dice: readonly number[]
  isStrict: boolean
}

/** The results as the umpire takes them, one a roll, and how many single dice went into them. */
export interface DealtDice {
  results: number[]
  diceUsed: number
  /** The roll for which there was no die left; null where all that was rolled was given. */
  wanting: DiceNeeded | null
}

/** Gives an order with results of single dice, upon results that were given for it before. */
export function dealtFor(
  battle: Battle,
  seat: Seat,
  order: unknown,
  dice: readonly number[],
  before: readonly number[] = [],
): DealtDice {
  const typed: Battle = { ...battle, file: { ...battle.file, dice: { kind: 'typed' } } }
  return deal(dice, before, results => give(typed, seat, order, results))
}

/** Sets a battle up with results of single dice for its opening. */
export function newBattleWith(
  game: Game,
  plan: BattlePlan,
  { dice, isStrict }: GivenDice,
): { battle: Battle } & DealtDice {
  const typed: BattlePlan = { ...plan, dice: { kind: 'typed' } }
  const dealt = deal(dice, [], results => newBattle(game, typed, results))
  if (isStrict && dealt.wanting) throw diceWanting(dealt.wanting, dealt.diceUsed)
  return { battle: newBattle(game, plan, dealt.results), ...dealt }
}

/** A battle that stands at the beginning of the sequence of play is played on to its first question. */
export function begunWith(
  { game, file, state: start }: Battle,
  { dice, isStrict }: GivenDice,
): ReturnType<Game['begin']> & DealtDice {
  const dealt = deal(dice, [], results => game.begin(start, diceFor({ kind: 'typed' }, 0, results)))
  if (isStrict && dealt.wanting) throw diceWanting(dealt.wanting, dealt.diceUsed)
  return { ...game.begin(start, diceFor(file.dice, 0, dealt.results)), ...dealt }
}

/**
 * A roll of several dice counts once for the umpire, so the dice are dealt out as it asks for them.
 * Throws BadDie for a result that is not on its die, EngineError for a roll of which a die is missing.
 */
function deal(
  dice: readonly number[],
  before: readonly number[],
  play: (results: number[]) => unknown,
): DealtDice {
  const results = [...before]
  let diceUsed = 0
  for (;;) {
    const wanting = neededBy(() => play(results))
    if (!wanting || diceUsed >= dice.length) return { results, diceUsed, wanting }
    const { count, sides } = wanting
    const rolled = dice.slice(diceUsed, diceUsed + count)
    checkOnDie(rolled, sides, diceUsed)
    if (rolled.length < count) throw dieMissing(wanting, diceUsed, rolled.length)
    results.push(rolled.reduce((sum, result) => sum + result, 0))
    diceUsed += count
  }
}

function neededBy(play: () => unknown): DiceNeeded | null {
  try {
    play()
    return null
  } catch (error) {
    if (error instanceof DiceNeeded) return error
    throw error
  }
}

function checkOnDie(rolled: readonly number[], sides: number, before: number): void {
  const wrong = rolled.findIndex(result => result < 1 || result > sides)
  if (wrong >= 0) throw new BadDie(before + wrong + 1, rolled[wrong], 1, sides)
}

/** Of a roll of several dice only the first were given. */
function dieMissing(
  { count, sides, rule }: DiceNeeded,
  before: number,
  given: number,
): EngineError {
  const message = `a roll of ${count}d${sides} (${rule}) takes ${count} results and has ${given}`
  const needed = { count, sides, rule, given }
  return new EngineError('diceNeeded', message, `dice[${before + given}]`, { needed })
}

/** The results ran out, and no others may fall. */
export function diceWanting({ count, sides, rule }: DiceNeeded, used: number): EngineError {
  const message = `the results ran out before a roll of ${count}d${sides} (${rule})`
  const needed = { count, sides, rule, given: 0 }
  return new EngineError('diceNeeded', message, `dice[${used}]`, { needed })
}
