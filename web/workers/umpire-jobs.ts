import { loadGame } from '@grognard/rulesets/library.ts'
import { forecastOf, forecastTogether, verify } from '@grognard/umpire'
import type { Forecast, Verdict } from '@grognard/umpire'
import { battleIn } from '../shared/open-game.ts'
import type { Question } from './odds.ts'

/** More ways than these are drawn from: an answer is wanted while the pointer still rests. */
const limits = { ways: 4_000, samples: 800 }

/** A whole group is waited for a little longer. */
const groupLimits = { ways: 20_000, samples: 800 }

/** What may come of orders is worked out in a thread of its own, from the view of a seat alone. */
export async function forecast({ ruleset, view, seat, orders }: Question): Promise<Forecast> {
  const game = await loadGame(ruleset)
  const known = game.stateFrom(view)
  const [only, ...others] = orders
  return others.length > 0
    ? forecastTogether(game, known, seat, orders, groupLimits)
    : forecastOf(game, known, seat, only, limits)
}

/** Plays a battle file again, away from the page. */
export async function verifyText(text: string): Promise<Verdict> {
  return verify(await battleIn(text))
}
