import { chooseOrder } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/shelf.ts'
import { seededDice } from '@grognard/umpire'
import type { Answer, Question } from './computer.ts'
import { errorText } from './error-text.ts'

/** The computer player's own thread. It is told the view of its seat and nothing else. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerTo(data).then(answer => postMessage(answer))
})

async function answerTo({ id, ruleset, view, seat, seed }: Question): Promise<Answer> {
  try {
    const game = await loadGame(ruleset)
    return { id, order: chooseOrder(game, game.stateFrom(view), seat, seededDice(seed)) }
  } catch (error) {
    return { id, fault: errorText(error) }
  }
}
