import { Malformed, pathTo } from '@grognard/umpire'
import type { Game, Kind, Language, Seat, View } from '@grognard/umpire'
import { EngineError } from './errors.ts'
import { checkSeat, readyAt, stateOf } from './open-battles.ts'
import type { OpenBattle, OpenBattles } from './open-battles.ts'

/** One engine: its games, its battles and the language of its texts. */
export interface Engine {
  catalogue: Record<string, Game>
  battles: OpenBattles
  language: Language
}

export interface Seen {
  game: Game
  view: View
}

/** What the seat sees of a battle that rests at a question, or between two phases. */
export function seenBy(battles: OpenBattles, held: OpenBattle, seat: Seat): Seen {
  checkSeat(battles, held, seat)
  const { game } = held.battle
  return { game, view: game.view(stateOf(held), seat) }
}

export function seenAtRest(battles: OpenBattles, handle: string, seat: Seat): Seen {
  return seenBy(battles, readyAt(battles, handle), seat)
}

/** The order with what may be left out of it. Throws EngineError where it is none of the ruleset's. */
export function orderFrom(game: Game, order: unknown, at = 'order'): Kind {
  try {
    return game.orderFrom(order)
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    throw new EngineError('malformed', error.message, pathTo(at, error.detail.at))
  }
}
