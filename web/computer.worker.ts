import { chooseOrder } from '@grognard/players'
import { gameById } from '@grognard/rulesets'
import { seededDice } from '@grognard/umpire'
import type { Answer, Question } from './computer.ts'

/** The computer player's own thread. It is told the view of its seat and nothing else. */
addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerTo(data)))

function answerTo({ id, ruleset, view, seat, seed }: Question): Answer {
  try {
    const game = gameById(ruleset)
    return { id, order: chooseOrder(game, game.stateFrom(view), seat, seededDice(seed)) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
