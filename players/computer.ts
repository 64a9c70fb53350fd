import type { Dice, Game, Kind, Playable, Seat } from '@grognard/umpire'

/**
 * A lawful order for a seat that is asked, by the ruleset's doctrine.
 * It is given the seat's view, never the state; `dice` are its own, not the battle's.
 * Throws when the seat is not asked, or when the view offers nothing.
 */
export function chooseOrder(game: Game, view: Playable, seat: Seat, dice: Dice): Kind {
  if (!game.asks(view).some(ask => ask.seat === seat))
    throw new RangeError(`${seat} is not asked for an order now.`)
  const order = game.choose(view, seat, dice)
  return game.judge(view, seat, order).allowed ? order : anyLawful(game, view, seat, dice)
}

/** A doctrine may be mistaken; the battle goes on with whatever is lawful. */
function anyLawful(game: Game, view: Playable, seat: Seat, dice: Dice): Kind {
  const order = game.pick(view, seat, dice)
  if (order && game.judge(view, seat, order).allowed) return order
  throw new Error(`${game.id} offers ${seat} no lawful order.`)
}
