import { adviceFor, playerOf } from '@grognard/players'
import type { Advice, Player } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/library.ts'
import { firstCandidates, seededDice } from '@grognard/umpire'
import type { Game, Kind, PlannedOrder, Playable } from '@grognard/umpire'
import type { AdviceQuestion, ComputerQuestion, PlanQuestion } from './players.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const ADVICE_PATIENCE = 4000

/** Advice is found in a thread of its own, from the view of a seat alone. */
export async function advise(question: AdviceQuestion): Promise<Advice[]> {
  const { ruleset, view, seat, taken, piece } = question
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  const until = performance.now() + ADVICE_PATIENCE
  const goOn = () => performance.now() < until
  const advice = adviceFor(asking(game, piece), own, seat, seededDice('advice'), goOn, taken)
  if (piece === null || advice.some(({ order }) => actorOf(game, own, order) === piece))
    return advice
  const planned = game.plan(own, seat).find(one => one.piece === piece)
  return planned ? [{ order: planned.order, ...byItself }] : advice
}

/** Among so many at most the piece's own are sought. */
const MOST_LOOKED_AT = 24

/** An order that is held against no other. */
const byItself = { because: [], better: 0, even: 0, of: 0, despite: null }

/** Where the piece has orders worth thinking of, they alone are thought of. */
function asking(game: Game, piece: string | null): Game {
  if (piece === null) return game
  return {
    ...game,
    candidates(view, seat, dice) {
      const all = firstCandidates(game.candidates(view, seat, dice), MOST_LOOKED_AT)
      const own = all.filter(({ order }) => actorOf(game, view, order) === piece)
      return own.length > 0 ? own : all
    },
  }
}

function actorOf(game: Game, view: Playable, order: Kind): string | null {
  const tool = game.tool(order.kind)
  return (tool.tool !== 'form' && tool.piece?.(order, view)) || null
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
