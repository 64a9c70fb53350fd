import type { Game } from '@grognard/umpire'
import { library } from './library.ts'

const games = await Promise.all(Object.values(library).map(async book => book.load()))

/** Every game of the library, loaded, by the ruleset's id: for programs that start with all of them. */
export const catalogue: Record<string, Game> = Object.fromEntries(
  games.map(game => [game.id, game]),
)

/** Throws RangeError for an id the catalogue does not have. */
export function gameById(id: string): Game {
  const game = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
  if (game) return game
  throw new RangeError(
    `There is no ruleset "${id}"; there are ${Object.keys(catalogue).join(', ')}.`,
  )
}
