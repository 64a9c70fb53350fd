import type { Game } from '@grognard/umpire'
import { shelf } from './shelf.ts'

const games = await Promise.all(Object.values(shelf).map(async book => book.load()))

/** Every game of the shelf, loaded, by the ruleset's id: for programs that start with all of them. */
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
