import { playerOf } from '@grognard/players'
import type { Player } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/shelf.ts'
import { seededDice } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import type { Answer, Question } from './computer.ts'
import { errorText } from '../common/error-text.ts'

/** The computer player's own thread. It is told the view of its seat and nothing else. */
export async function work(question: Question, tell: (answer: Answer) => void): Promise<void> {
  tell(await answerTo(question))
}

/** Each seat's player is kept: he remembers what he is about. A thread serves one battle. */
const players = new Map<string, Player>()

function playerFor(game: Game, { seat, level }: Question): Player {
  const key = `${seat} ${level}`
  const known = players.get(key)
  if (known) return known
  const player = playerOf(game, level)
  players.set(key, player)
  return player
}

async function answerTo(question: Question): Promise<Answer> {
  const { id, ruleset, view, seat, seed } = question
  try {
    const game = await loadGame(ruleset)
    const own = game.view(game.stateFrom(view), seat)
    return { id, order: playerFor(game, question).next(own, seat, seededDice(seed)) }
  } catch (error) {
    return { id, fault: errorText(error) }
  }
}
