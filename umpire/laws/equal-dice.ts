import { EndlessDice } from '../dice.ts'
import type { Dice } from '../dice.ts'

import type { Game } from '../game.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import { hasRule } from '../rulebook.ts'
import { seededDice } from '../seeded-dice.ts'

const ORDERS = 100

/** Dice that always show the same: the lowest, one between, the highest. */
const equal: readonly Dice[] = [
  { roll: () => 1 },
  { roll: sides => Math.ceil(sides / 2) },
  { roll: sides => sides },
]

/**
 * The rules by which those who tie roll again, as far as equal dice come to them in a scenario. Where
 * they settle nothing the rules end with that error and no other; then other dice are rolled.
 */
export function rulesOfTies(game: Game, scenario: string): string[] {
  const rules = new Set(equal.flatMap(dice => endlessIn(game, scenario, dice)))
  const unknown = [...rules].filter(rule => !hasRule(game.rulebook, rule))
  if (unknown.length > 0) throw new Error(`No rules of the book: ${unknown.join(', ')}.`)
  return [...rules].toSorted((one, other) => (one < other ? -1 : 1))
}

function endlessIn(game: Game, scenario: string, dice: Dice): string[] {
  const endless: string[] = []
  const start = game.prepare(scenario)
  let { state } = withEqualDice(dice, one => game.begin(start, one), endless)
  for (let step = 0; step < ORDERS && !state.outcome; step++) {
    const choice = chosen(game, state, step)
    if (!choice) break
    const { seat, order } = choice
    state = withEqualDice(dice, one => game.play(state, seat, order, one), endless).state
  }
  return endless
}

function withEqualDice<Result>(
  dice: Dice,
  play: (dice: Dice) => Result,
  endless: string[],
): Result {
  try {
    return play(dice)
  } catch (error) {
    if (!(error instanceof EndlessDice)) throw error
    endless.push(error.rule)
    return play(seededDice('unequal', endless.length))
  }
}

function chosen(game: Game, state: Playable, step: number): { seat: Seat; order: Kind } | null {
  const [ask] = game.asks(state)
  const order = ask && game.sample(state, ask.seat, seededDice('equal', step))
  return ask && order ? { seat: ask.seat, order } : null
}
