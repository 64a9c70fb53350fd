import { chooseOrder } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/shelf.ts'
import { seededDice } from '@grognard/umpire'
import type { Answer, Question } from './computer.ts'
import { errorText } from '../common/error-text.ts'

/** The computer player's own thread. It is told the view of its seat and nothing else. */
export async function work(question: Question, tell: (answer: Answer) => void): Promise<void> {
  tell(await answerTo(question))
}

async function answerTo({ id, ruleset, view, seat, seed }: Question): Promise<Answer> {
  try {
    const game = await loadGame(ruleset)
    const own = game.view(game.stateFrom(view), seat)
    return { id, order: chooseOrder(game, own, seat, seededDice(seed)) }
  } catch (error) {
    return { id, fault: errorText(error) }
  }
}
