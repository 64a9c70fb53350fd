import { bookById } from '@grognard/rulesets/library.ts'
import { BattleFileError, importBattle } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { battleFormat } from '@grognard/umpire/battle/battle.ts'
import { errorText } from '../shared/error-text.ts'
import { noSuchGame } from '../shared/open-game.ts'
import { savedBattle, Unreadable } from '../storage/saved-battle.ts'

/** Faults of files that are no battle files, and the sentence for each with the file's name. */
const notOurs: Readonly<Record<string, string>> = {
  'battle.format': 'web.open.otherFormat',
  'battle.noFormat': 'web.open.noFormat',
}

/** Faults of files that are whole, but not for this program. */
const notForHere = ['battle.newer', 'battle.ruleset', 'battle.scenario']

/** Signs within which a battle file has said that it is one. */
const HEAD = 100

/** What is said of a file that cannot be opened: which one, what it is, where it is wrong and how. */
export function faultOfFile(file: string, text: string, { at, reason }: BattleFileError): Message {
  const { key, values } = reason
  const foreign = notOurs[key]
  if (foreign !== undefined) return { key: foreign, values: { ...values, file } }
  if (key === 'battle.notJson') return notJson(file, text, reason)
  if (notForHere.includes(key)) return { key: 'web.open.unread', values: { file, fault: reason } }
  const [entries = '', entry] = /^entries\[(\d+)\](?:\.|, )?/.exec(at) ?? []
  const within = at.slice(entries.length) || at
  const fault = strangerAt(text, at, within, reason) ?? { key, values: { ...values, at: within } }
  if (entry === undefined) return { key: 'web.open.damaged', values: { file, fault } }
  return { key: 'web.open.damagedAt', values: { file, entry, fault } }
}

/** A file cut short still says at its beginning what it is. */
function notJson(file: string, text: string, reason: Message): Message {
  if (text.slice(0, HEAD).includes(`"${battleFormat}"`))
    return { key: 'web.open.torn', values: { ...reason.values, file } }
  return { key: 'web.open.noBattle', values: { file, fault: reason } }
}

/** A kind that there is not, instead of the dozens that there are; null where something else is wrong. */
function strangerAt(text: string, at: string, within: string, { values }: Message): Message | null {
  const { expected } = values ?? {}
  const isOneOf = typeof expected === 'object' && expected.key === 'fault.oneOf'
  const given = isOneOf && at.endsWith('.kind') ? valueAt(JSON.parse(text), at) : null
  if (typeof given !== 'string') return null
  return { key: 'web.open.stranger', values: { at: within, given } }
}

/** `at` as in `entries[4].order.kind`. */
function valueAt(whole: unknown, at: string): unknown {
  const names = at.split(/[.[\]]+/).filter(name => name !== '')
  return names.reduce<unknown>((part, name) => (isTable(part) ? part[name] : undefined), whole)
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

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
    return bookById(given) ? null : faultOfFile(title, text, noSuchGame(given))
  }
}
