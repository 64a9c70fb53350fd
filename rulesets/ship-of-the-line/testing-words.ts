import type { Language, Message } from '@grognard/umpire'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { messages } from './messages/index.ts'

/** For tests: a message as players read it; a key without a sentence stays as it is. */
export function inWords({ key, values = {} }: Message, language: Language = 'en'): string {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? inWords(value, language) : value,
  ])
  return icuWording(messages[language][key] ?? key, language)(Object.fromEntries(words))
}
