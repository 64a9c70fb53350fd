import type { BattleFileError, Message } from '@grognard/umpire'
import { battleFormat } from '@grognard/umpire/battle/battle.ts'

/** Faults of files that are whole, but not for this program. */
const notForHere = ['battle.newer', 'battle.ruleset', 'battle.scenario']

/** Signs within which a battle file has said that it is one. */
const HEAD = 100

/** What is said of a file that cannot be opened: which one, what it is, where it is wrong and how. */
export function faultOfFile(file: string, text: string, { at, reason }: BattleFileError): Message {
  const { key, values } = reason
  if (key === 'battle.format') return { key: 'web.open.noBattle', values: { file, fault: reason } }
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
