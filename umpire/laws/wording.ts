import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../message.ts'
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
