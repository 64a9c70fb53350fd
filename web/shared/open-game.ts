import { bookById, library, loadGame } from '@grognard/rulesets/library.ts'
import { BattleFileError, importBattle } from '@grognard/umpire'
import type { Battle, Game, Message } from '@grognard/umpire'
import { errorText } from './error-text.ts'

/** A game of the shelf that could not be fetched, such as without a connection. */
export class Unfetched extends Error {
  readonly ruleset: string

  constructor(ruleset: string, cause: unknown) {
    super(errorText(cause), { cause })
    this.name = 'Unfetched'
    this.ruleset = ruleset
  }
}

/** Throws Unfetched where the game cannot be loaded, RangeError where the shelf does not have it. */
export async function gameInLibrary(ruleset: string): Promise<Game> {
  try {
    return await loadGame(ruleset)
  } catch (error) {
    throw error instanceof RangeError ? error : new Unfetched(ruleset, error)
  }
}

/** Reads a battle file with the game that it names, which is loaded first. Throws BattleFileError. */
export async function battleIn(text: string): Promise<Battle> {
  const given = rulesetIn(text)
  if (given !== undefined && bookById(given))
    return importBattle(text, { [given]: await gameInLibrary(given) })
  try {
    return importBattle(text, {})
  } catch (error) {
    if (!(error instanceof BattleFileError) || error.reason.key !== 'battle.ruleset') throw error
    throw noSuchGame(given ?? '')
  }
}

/** The fault of a file whose ruleset the shelf does not have. */
export function noSuchGame(given: string): BattleFileError {
  return new BattleFileError('ruleset', 'ruleset', {
    given,
    known: Object.keys(library).join(', '),
  })
}

function rulesetIn(text: string): string | undefined {
  try {
    const file: unknown = JSON.parse(text)
    const isNamed = typeof file === 'object' && file !== null && 'ruleset' in file
    return isNamed && typeof file.ruleset === 'string' ? file.ruleset : undefined
  } catch {
    return undefined
  }
}

/** What is said when a battle or its game cannot be opened. */
export function faultOfOpening(error: unknown): Message {
  if (error instanceof BattleFileError) return error.reason
  if (!(error instanceof Unfetched))
    return { key: 'web.load.fault', values: { fault: errorText(error) } }
  const title = bookById(error.ruleset)?.manifest.title.en ?? error.ruleset
  return { key: 'web.load.failed', values: { game: title } }
}
