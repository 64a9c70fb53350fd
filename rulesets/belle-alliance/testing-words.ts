import type { Language, Message, Value } from '@grognard/umpire'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { messages } from './messages/index.ts'

/** For tests: a message as a player reads it. Throws RangeError for a key without a sentence. */
export function said({ key, values = {} }: Message, language: Language = 'en'): string {
  const sentence = messages[language][key]
  if (sentence === undefined) throw new RangeError(`There is no sentence "${key}".`)
  const inWords = Object.entries(values).map(([name, value]) => [name, wordOf(value, language)])
  return icuWording(sentence, language)(Object.fromEntries(inWords))
}

function wordOf(value: Value, language: Language): string | number {
  return typeof value === 'object' ? said(value, language) : value
}
