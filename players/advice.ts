import type { Dice, Game, Kind, Message, Seat, View } from '@grognard/umpire'
import { lawful } from './lawful.ts'
import { weighIdeas } from './search.ts'
import type { Effort, WeighedIdea } from './search.ts'

/** An order that a good player would think of, and why. */
export interface Advice {
  order: Kind
  /** What speaks for it; nothing where the doctrine gives no reason. */
  because: Message[]
  /** Of the ways it was followed so many ended better for the seat than the battle stands now. */
  better: number
  /** Ways it was followed; 0 where nothing was looked ahead into. */
  of: number
}

/** More than a player takes at the table: whoever asks for advice wants to see what else there is. */
const effort: Effort = { tries: 6 }
/** And so many more are looked at than at the table. */
const MORE = 2

/**
 * The orders worth thinking of for a seat that is asked, the best first. It is given the seat's view
 * alone. `goOn` may end it early with what has been found so far.
 */
export function adviceFor(
  game: Game,
  view: View,
  seat: Seat,
  dice: Dice,
  goOn: () => boolean = () => true,
): Advice[] {
  const ideas = game.ideas(view, seat, dice).slice(0, (game.lookahead?.ideas ?? 0) + MORE)
  const now = game.evaluate(view, seat)
  if (!game.lookahead || ideas.length < 2)
    return ideas.slice(0, 1).map(({ order, because = [] }) => ({
      order: lawful(game, view, seat, dice, order),
      because,
      better: 0,
      of: 0,
    }))
  const seed = `advice ${dice.roll(1_000_000)}`
  return weighIdeas(game, game.lookahead, view, seat, ideas, seed, { ...effort, goOn })
    .filter(({ idea }) => game.judge(view, seat, idea.order).allowed)
    .map(one => adviceOf(one, now))
}

function adviceOf({ idea: { order, because = [] }, found }: WeighedIdea, now: number): Advice {
  return { order, because, better: found.filter(worth => worth > now).length, of: found.length }
}
