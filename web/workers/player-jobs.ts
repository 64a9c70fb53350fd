import { adviceFor, playerOf } from '@grognard/players'
import type { Advice, Player } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Game, Kind, PlannedOrder } from '@grognard/umpire'
import type { AdviceQuestion, ComputerQuestion, PlanQuestion } from './players.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const ADVICE_PATIENCE = 4000

/** Advice is found in a thread of its own, from the view of a seat alone. */
export async function advise({ ruleset, view, seat, taken }: AdviceQuestion): Promise<Advice[]> {
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  const until = performance.now() + ADVICE_PATIENCE
  const goOn = () => performance.now() < until
  return adviceFor(game, own, seat, seededDice('advice'), goOn, taken)
}

/** The staff's plan, from the view of a seat alone; without looking ahead, so that it is there at once. */
export async function plan({ ruleset, view, seat }: PlanQuestion): Promise<PlannedOrder<Kind>[]> {
  const game = await loadGame(ruleset)
  return game.plan(game.view(game.stateFrom(view), seat), seat)
}

/** Each seat's player is kept: he remembers what he is about. A thread serves one battle. */
const players = new Map<string, Player>()

/** The computer player's own thread. It is told the view of its seat and nothing else. */
export async function chooseOrder(question: ComputerQuestion): Promise<Kind> {
  const { ruleset, view, seat, seed } = question
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  return playerFor(game, question).next(own, seat, seededDice(seed))
}

function playerFor(game: Game, { seat, level }: ComputerQuestion): Player {
  const key = `${seat} ${level}`
  const known = players.get(key)
  if (known) return known
  const player = playerOf(game, level)
  players.set(key, player)
  return player
}
