import { prospectChanges, prospectText } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import { fractionText, likelihood } from '@grognard/umpire'
import type { Forecast } from '@grognard/umpire'

/** What may come of an allowed order, the likeliest first; `certain` happens however the dice fall. */
export function oddsTold(words: Words, forecast: Forecast): object {
  const { isExact, certain, throws, oddsHidden } = forecast
  const outcomes = forecast.prospects
    .map(prospect => ({
      chance: fractionText(prospect.chance),
      p: likelihood(prospect.chance),
      summary:
        prospect.told.length > 0
          ? prospectText(words, forecast, prospect)
          : prospectChanges(words, forecast, prospect, prospect.changes),
      change: prospect.changes,
      ...(prospect.ends && { outcome: prospect.ends }),
    }))
    .toSorted((a, b) => b.p - a.p)
  const dice = throws.map(one => ({
    ...one,
    tally: one.tally.map(line => ({ ...line, text: words.explain(line) })),
  }))
  return {
    allowed: true,
    exact: isExact,
    outcomes,
    certain,
    throws: dice,
    ...(oddsHidden && { withheld: { ...oddsHidden, text: words.say(oddsHidden) } }),
  }
}
