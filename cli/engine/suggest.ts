import type { Words } from '@grognard/board/words/index.ts'
import { chooseOrder, isLevel, levels, usualLevel } from '@grognard/players'
import type { Leisure, Level } from '@grognard/players'
import { seededDice } from '@grognard/umpire'
import type { Game, View } from '@grognard/umpire'
import { EngineError } from './errors.ts'
import type { Requests } from './requests.ts'

interface Asked {
  game: Game
  view: View
  words: Words
}

/** With time to spare each candidate is followed so often, or until the time is up. */
const MOST_TRIES = 500

/**
 * What a computer player of a level would order; an admiral thinks for `ms` where that is given. Chance
 * comes from what the seat may know alone: the same question gives the same answer.
 */
export function suggested(
  { game, view, words }: Asked,
  { seat, level, ms }: Requests['suggest'],
): object {
  const chosen = levelNamed(level)
  if (!game.asks(view).some(ask => ask.seat === seat))
    throw new EngineError('notAsked', `${seat} is not asked for an order now`, 'seat')
  const order = chooseOrder(
    game,
    view,
    seat,
    seededDice(`suggest ${seat} ${JSON.stringify(view)}`),
    chosen,
    ms === undefined ? {} : within(ms),
  )
  return { order, text: words.say(game.describeOrder(view, order)), level: chosen }
}

/** 1 to 3 for those who would rather count. */
function levelNamed(level: string | number | undefined): Level {
  if (level === undefined) return usualLevel
  const named = typeof level === 'number' ? levels[level - 1] : level
  if (isLevel(named)) return named
  const known = levels.map((name, index) => `${name} (${index + 1})`).join(', ')
  throw new EngineError('unknownLevel', `the levels are ${known}`, 'level')
}

function within(ms: number): Leisure {
  if (ms < 0) throw new EngineError('malformed', `ms is 0 milliseconds or more, not ${ms}`, 'ms')
  const until = performance.now() + ms
  return { rollouts: MOST_TRIES, goOn: () => performance.now() < until }
}
