import { chanceOfEither, fractionText } from './chance.ts'
import type { Chance } from './chance.ts'
import type { Kind, Seat } from './kind.ts'
import { oddsOf } from './odds.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'

/** For tests: chances as fractions by what is told of each outcome; throws where they are not exact. */
export function chancesBy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { state, seat, order }: { state: State; seat: Seat; order: Order },
  tell: (state: State) => string,
): Record<string, string> {
  const { ruling, outcomes, isExact } = oddsOf(ruleset, state, seat, order)
  if (!ruling.allowed || !isExact) throw new Error(`No exact odds: ${JSON.stringify(ruling)}`)
  const chances = new Map<string, Chance>()
  for (const outcome of outcomes) {
    const told = tell(outcome.state)
    const same = chances.get(told)
    chances.set(told, same ? chanceOfEither(same, outcome.chance) : outcome.chance)
  }
  return Object.fromEntries([...chances].map(([told, chance]) => [told, fractionText(chance)]))
}
