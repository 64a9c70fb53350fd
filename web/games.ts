import { bookById, shelf } from '@grognard/rulesets/shelf.ts'
import { BattleFileFault, importBattle } from '@grognard/umpire'
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

/** Undefined where the shelf has no such game. Throws Unfetched where it cannot be loaded. */
export async function gameOnShelf(ruleset: string): Promise<Game | undefined> {
  try {
    return await bookById(ruleset)?.load()
  } catch (error) {
    throw new Unfetched(ruleset, error)
  }
}

/** Reads a battle file with the game that it names, which is loaded first. Throws BattleFileFault. */
export async function battleIn(text: string): Promise<Battle> {
  const given = rulesetIn(text)
  const game = given === undefined ? undefined : await gameOnShelf(given)
  if (game) return importBattle(text, { [game.id]: game })
  try {
    return importBattle(text, {})
  } catch (error) {
    if (!(error instanceof BattleFileFault) || error.reason.key !== 'battle.ruleset') throw error
    const known = Object.keys(shelf).join(', ')
    throw new BattleFileFault('ruleset', 'ruleset', { given: given ?? '', known })
  }
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
  if (error instanceof BattleFileFault) return error.reason
  if (!(error instanceof Unfetched))
    return { key: 'web.fault.setup', values: { fault: errorText(error) } }
  const title = bookById(error.ruleset)?.card.title.en ?? error.ruleset
  return { key: 'web.load.failed', values: { game: title } }
}
