import { engineVersion } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { rulesHash } from './rules-hash.ts'

const known = new Map<string, Promise<string>>()

/**
 * The edition of a game’s rules as this program has them: that of the book, and a hash of all that
 * plays a journal, so that a corrected rule is another edition without anybody’s having to say so.
 */
export function editionOf(game: Game): Promise<string> {
  const { id, rulebook } = game
  const found =
    known.get(id) ?? rulesHash(game).then(hash => `${rulebook.edition}, ${engineVersion}, ${hash}`)
  known.set(id, found)
  return found
}
