import { levels, playerOf } from '@grognard/players'
import type { Level, Player } from '@grognard/players'
import type { Game } from '@grognard/umpire'

/** Who plays a seat: the computer at a level, or blind chance to measure it against. */
export type Contestant = Level | 'random'

export const contestants: readonly Contestant[] = [...levels, 'random']

export function isContestant(value: unknown): value is Contestant {
  return contestants.some(contestant => contestant === value)
}

/** Somebody who comes fresh to the table; a player keeps in mind what he is about. */
export function contestantAt(game: Game, contestant: Contestant): Player {
  return contestant === 'random' ? blindPlayer(game) : playerOf(game, contestant)
}

function blindPlayer(game: Game): Player {
  return {
    next(view, seat, dice) {
      const order = game.sample(view, seat, dice)
      if (order) return order
      throw new Error(`${game.id} has no order to pick for ${seat}.`)
    },
  }
}
