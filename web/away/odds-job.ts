import { loadGame } from '@grognard/rulesets/shelf.ts'
import { forecastOf } from '@grognard/umpire'
import { errorText } from '../common/error-text.ts'
import type { Answer, Question } from '../odds/odds.ts'

/** What may come of orders is worked out in a thread of its own, from the view of a seat alone. */
export async function work(question: Question, tell: (answer: Answer) => void): Promise<void> {
  tell(await answerTo(question))
}

/** More ways than these are drawn from: an answer is wanted while the pointer still rests. */
const limits = { ways: 4_000, samples: 800 }

async function answerTo({ id, ruleset, view, seat, order }: Question): Promise<Answer> {
  try {
    const game = await loadGame(ruleset)
    return { id, forecast: forecastOf(game, game.stateFrom(view), seat, order, limits) }
  } catch (error) {
    return { id, fault: errorText(error) }
  }
}
