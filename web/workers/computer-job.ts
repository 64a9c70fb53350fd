import { playerOf } from '@grognard/players'
import type { Player } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Game, Kind } from '@grognard/umpire'
import type { Question } from './computer.ts'

/** Each seat's player is kept: he remembers what he is about. A thread serves one battle. */
const players = new Map<string, Player>()

/** The computer player's own thread. It is told the view of its seat and nothing else. */
export async function find(question: Question): Promise<Kind> {
  const { ruleset, view, seat, seed } = question
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  return playerFor(game, question).next(own, seat, seededDice(seed))
}

function playerFor(game: Game, { seat, level }: Question): Player {
  const key = `${seat} ${level}`
  const known = players.get(key)
  if (known) return known
  const player = playerOf(game, level)
  players.set(key, player)
  return player
}
