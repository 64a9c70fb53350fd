import { bookById } from '@grognard/rulesets/library.ts'
import { BattleFileError, importBattle } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { errorText } from '../common/error-text.ts'
import { noSuchBook } from '../common/games.ts'
import { savedBattle, Unreadable } from '../kept/saved-battles.ts'
import { faultOfFile } from './fault-of-file.ts'

/** What is wrong with a kept battle as far as its file tells without its game; null where nothing is. */
export async function faultOfSaved(id: string, title: string): Promise<Message | null> {
  try {
    const saved = await savedBattle(id)
    return saved ? errorInText(title, saved.file) : null
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    return { key: 'web.saved.fault.keeping', values: { fault: errorText(error) } }
  }
}

/** Read with no game at hand, a file that is whole is refused for its ruleset alone. */
function errorInText(title: string, text: string): Message | null {
  try {
    importBattle(text, {})
    return null
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error
    const { key, values } = error.reason
    const given = values?.['given']
    if (key !== 'battle.ruleset' || typeof given !== 'string')
      return faultOfFile(title, text, error)
    return bookById(given) ? null : faultOfFile(title, text, noSuchBook(given))
  }
}
