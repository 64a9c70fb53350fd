import type { Dice, Game, Kind, Seat, View } from '@grognard/umpire'

/** What the doctrine chooses, in a manner if one is named; something lawful where it is mistaken. */
export function lawfulChoice(game: Game, view: View, seat: Seat, dice: Dice, style?: string): Kind {
  return lawful(game, view, seat, dice, game.choose(view, seat, dice, style))
}

/** The order if the law allows it; a doctrine may be mistaken, and the battle goes on. */
export function lawful(game: Game, view: View, seat: Seat, dice: Dice, order: Kind): Kind {
  if (game.judge(view, seat, order).allowed) return order
  const other = game.sample(view, seat, dice)
  if (other && game.judge(view, seat, other).allowed) return other
  throw new Error(`${game.id} offers ${seat} no lawful order.`)
}
