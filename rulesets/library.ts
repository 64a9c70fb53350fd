import type { Game, gameOf } from '@grognard/umpire'
import type { Manifest } from '@grognard/umpire/manifest.ts'
import { manifest as belleAlliance } from './belle-alliance/manifest.ts'
import { manifest as ticTacToe } from './examples/tic-tac-toe/manifest.ts'
import { manifest as lineOfBattle } from './line-of-battle/manifest.ts'
import { manifest as shipOfTheLine } from './ship-of-the-line/manifest.ts'
import { manifest as warAtSea } from './war-at-sea/manifest.ts'
import { manifest as woodenShips } from './wooden-ships/manifest.ts'

/** What makes a game of a ruleset. */
interface Umpire {
  gameOf: typeof gameOf
}

/** A game that may be told of at once, and is loaded when it is chosen. */
export interface Book {
  manifest: Manifest
  /** The same game each time. Rejects where it cannot be fetched; it may be asked for again. */
  load(): Promise<Game>
}

/** Every game there is, in the order in which it is shown. A new ruleset adds its line here. */
const books: readonly Book[] = [
  bookOf(lineOfBattle, async umpire => {
    const { lineOfBattle: rules } = await import('./line-of-battle/index.ts')
    return (await umpire).gameOf(rules)
  }),
  bookOf(shipOfTheLine, async umpire => {
    const { shipOfTheLine: rules } = await import('./ship-of-the-line/index.ts')
    return (await umpire).gameOf(rules)
  }),
  bookOf(belleAlliance, async umpire => {
    const { belleAlliance: rules } = await import('./belle-alliance/index.ts')
    return (await umpire).gameOf(rules)
  }),
  bookOf(woodenShips, async umpire => {
    const { woodenShips: rules } = await import('./wooden-ships/index.ts')
    return (await umpire).gameOf(rules)
  }),
  bookOf(warAtSea, async umpire => {
    const { warAtSea: rules } = await import('./war-at-sea/index.ts')
    return (await umpire).gameOf(rules)
  }),
  bookOf(ticTacToe, async umpire => {
    const { ticTacToe: rules } = await import('./examples/tic-tac-toe/index.ts')
    return (await umpire).gameOf(rules, { isExample: true })
  }),
]

/** By the ruleset's id. */
export const library: Record<string, Book> = Object.fromEntries(
  books.map(book => [book.manifest.id, book]),
)

/** Undefined for an id the library does not have. */
export function bookById(id: string): Book | undefined {
  return Object.hasOwn(library, id) ? library[id] : undefined
}

/** Throws RangeError for an id the library does not have. */
export async function loadGame(id: string): Promise<Game> {
  const book = bookById(id)
  if (book) return book.load()
  throw new RangeError(`There is no ruleset "${id}"; there are ${Object.keys(library).join(', ')}.`)
}

/** The library is there before the umpire, which comes with the first game. */
function bookOf(manifest: Manifest, fetchGame: (umpire: Promise<Umpire>) => Promise<Game>): Book {
  let loading: Promise<Game> | null = null
  return {
    manifest,
    async load() {
      loading ??= fetchGame(import('@grognard/umpire/game-of.ts'))
      try {
        return await loading
      } catch (error) {
        loading = null
        throw error
      }
    },
  }
}
