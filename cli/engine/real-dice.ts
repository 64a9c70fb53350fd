import { BadDie, DiceNeeded, give, newBattle } from '@grognard/umpire'
import type { Battle, BattlePlan, Game, Given, Seat } from '@grognard/umpire'

/** The results as the umpire takes them, one a throw, and how many single dice went into them. */
export interface Throws {
  results: number[]
  diceUsed: number
}

/** Gives an order with results of single dice; when they run out the battle's own dice go on. */
export function giveWith(
  battle: Battle,
  seat: Seat,
  order: unknown,
  dice: readonly number[],
): Given & Throws {
  const typed: Battle = { ...battle, file: { ...battle.file, dice: { kind: 'typed' } } }
  const throws = throwsFor(dice, results => give(typed, seat, order, results))
  return { ...give(battle, seat, order, throws.results), ...throws }
}

/** Sets a battle up with results of single dice for its opening. */
export function newBattleWith(
  game: Game,
  plan: BattlePlan,
  dice: readonly number[],
): { battle: Battle } & Throws {
  const typed: BattlePlan = { ...plan, dice: { kind: 'typed' } }
  const throws = throwsFor(dice, results => newBattle(game, typed, results))
  return { battle: newBattle(game, plan, throws.results), ...throws }
}

/**
 * A throw of several dice counts once for the umpire, so the dice are dealt out as it asks for them.
 * Throws BadDie for a result that is not on its die.
 */
function throwsFor(dice: readonly number[], play: (results: number[]) => unknown): Throws {
  const throws: Throws = { results: [], diceUsed: 0 }
  for (;;) {
    const needed = neededBy(() => play(throws.results))
    if (!needed || throws.diceUsed >= dice.length) return throws
    const { count, sides } = needed
    const thrown = dice.slice(throws.diceUsed, throws.diceUsed + count)
    throws.results.push(sumOfDice(thrown, count, sides, throws.diceUsed))
    throws.diceUsed += count
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

function sumOfDice(
  thrown: readonly number[],
  count: number,
  sides: number,
  before: number,
): number {
  const wrong = thrown.findIndex(result => result < 1 || result > sides)
  if (wrong >= 0) throw new BadDie(before + wrong + 1, thrown[wrong], 1, sides)
  if (thrown.length < count) throw new BadDie(before + thrown.length + 1, 'nothing', 1, sides)
  return thrown.reduce((sum, result) => sum + result, 0)
}
