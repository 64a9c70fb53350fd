import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, Language, Message, Value } from '../message.ts'
import type { Wording } from './trial.ts'

type Filling = (values: Record<string, string | number>) => string

const known = new Map<string, Filling>()

/** Sentences in ICU message syntax, read as the browser and the terminal read them. For tests. */
export const icuWording: Wording = (sentence, language) => {
  const id = `${language} ${sentence}`
  const filling = known.get(id) ?? fillingOf(sentence, language)
  known.set(id, filling)
  return filling
}

function fillingOf(sentence: string, language: Language): Filling {
  const format = new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true })
  return values => String(format.format(values))
}

type Said = (message: Message, language?: Language) => string

/** For tests: messages as a player reads them. Throws RangeError for a key without a sentence. */
export function saidIn(messages: Record<Language, Catalogue>): Said {
  function said({ key, values = {} }: Message, language: Language = 'en'): string {
    const sentence = messages[language][key]
    if (sentence === undefined) throw new RangeError(`There is no sentence "${key}".`)
    const inWords = Object.entries(values).map(([name, value]) => [name, wordOf(value, language)])
    return icuWording(sentence, language)(Object.fromEntries(inWords))
  }
  const wordOf = (value: Value, language: Language) =>
    typeof value === 'object' ? said(value, language) : value
  return said
}
