import { gameOf } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { belleAlliance } from './belle-alliance/index.ts'
import { ticTacToe } from './examples/tic-tac-toe/index.ts'
import { lineOfBattle } from './line-of-battle/index.ts'
import { shipOfTheLine } from './ship-of-the-line/index.ts'

/** Every game there is, in the order in which it is shown. A new ruleset adds its line here. */
const games: readonly Game[] = [
  gameOf(lineOfBattle),
  gameOf(shipOfTheLine),
  gameOf(belleAlliance),
  gameOf(ticTacToe, { isExample: true }),
]

/** By the ruleset's id. */
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
