import { EndlessDice, seededDice } from '@grognard/umpire'
import type { Dice, Game, Kind, Playable, Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { loadGame, library } from './library.ts'

const ORDERS = 100

/** Dice that always show the same: the lowest, the highest, or one between. */
const equal: Record<string, Dice> = {
  lowest: { roll: () => 1 },
  middle: { roll: sides => Math.ceil(sides / 2) },
  highest: { roll: sides => sides },
}

/** Where equal dice settle nothing the rules end with that error and no other; then others are rolled. */
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

/** Plays a battle in which every order meets equal dice; the rules by which they settled nothing. */
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

function chosen(game: Game, state: Playable, step: number): { seat: Seat; order: Kind } | null {
  const [ask] = game.asks(state)
  const order = ask && game.sample(state, ask.seat, seededDice('equal', step))
  return ask && order ? { seat: ask.seat, order } : null
}

/** Scenarios that come to the rules by which those who tie roll again, and these rules. */
const ties: Record<string, { scenarios: string[]; rules: string[] }> = {
  'line-of-battle': { scenarios: ['constitution', 'open-battle'], rules: ['LOB-040', 'LOB-050'] },
  'ship-of-the-line': { scenarios: ['duel', 'standard'], rules: ['SOL-017'] },
  'belle-alliance': { scenarios: ['crossroads-farm'], rules: [] },
  'tic-tac-toe': { scenarios: ['standard'], rules: [] },
}

for (const game of await Promise.all(Object.keys(library).map(loadGame)))
  test(`${game.id}: dice that are always equal end with an error that names the rule`, () => {
    const { scenarios = [], rules = [] } = ties[game.id] ?? {}
    const met = new Set<string>()
    for (const dice of Object.values(equal))
      for (const scenario of scenarios)
        for (const rule of endlessIn(game, scenario, dice)) met.add(rule)
    expect([...met]).toEqual(expect.arrayContaining(rules))
  })
