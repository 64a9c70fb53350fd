import { adviceFor } from '@grognard/players'
import type { Advice } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Question } from './advice.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const PATIENCE = 4000

/** Advice is found in a thread of its own, from the view of a seat alone. */
export async function find({ ruleset, view, seat, taken }: Question): Promise<Advice[]> {
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  const until = performance.now() + PATIENCE
  const goOn = () => performance.now() < until
  return adviceFor(game, own, seat, seededDice('advice'), goOn, taken)
}
