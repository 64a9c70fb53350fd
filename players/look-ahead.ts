import type { Dice, Game, Candidate, Kind, Lookahead, Seat, View } from '@grognard/umpire'
import { lawful, lawfulChoice } from './lawful.ts'

/** How it is looked ahead from here; null where the ruleset does not say or nothing can be seen. */
export function lookaheadAt({ lookahead }: Game, view: View): Lookahead<View> | null {
  return lookahead?.isOfUse?.(view) === false ? null : lookahead
}

/** More orders than any turn has; a battle that stands still is not looked at for ever. */
const MOST_ORDERS = 4000

/**
 * What becomes of an idea in one way that it may go: what is hidden is made up, both sides play on by
 * the doctrine, and what then stands on the table is weighed for the seat.
 */
export function lookedAhead(
  game: Game,
  { clock, ahead, style: usual }: Lookahead<View>,
  view: View,
  seat: Seat,
  { order, style }: Candidate<Kind>,
  dice: Dice,
): number {
  const state = game.determinize(view, seat, dice)
  const until = clock(state) + ahead
  game.playInPlace(state, seat, lawful(game, state, seat, dice, order), dice)
  for (let given = 0; given < MOST_ORDERS && !state.outcome; given++) {
    if (clock(state) >= until) break
    const [ask] = game.asks(state)
    if (!ask) break
    const own = ask.seat === seat ? (style ?? usual) : usual
    game.playInPlace(state, ask.seat, lawfulChoice(game, state, ask.seat, dice, own), dice)
  }
  return game.evaluate(state, seat)
}
