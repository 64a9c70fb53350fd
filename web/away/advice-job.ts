import { adviceFor } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/shelf.ts'
import { seededDice } from '@grognard/umpire'
import type { Answer, Question } from '../advice/adviser.ts'
import { errorText } from '../common/error-text.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const PATIENCE = 4000

/** Advice is found in a thread of its own, from the view of a seat alone. */
export async function work(question: Question, tell: (answer: Answer) => void): Promise<void> {
  tell(await answerTo(question))
}

async function answerTo({ id, ruleset, view, seat }: Question): Promise<Answer> {
  try {
    const game = await loadGame(ruleset)
    const own = game.view(game.stateFrom(view), seat)
    const until = performance.now() + PATIENCE
    const goOn = () => performance.now() < until
    return { id, advice: adviceFor(game, own, seat, seededDice('advice'), goOn) }
  } catch (error) {
    return { id, fault: errorText(error) }
  }
}
