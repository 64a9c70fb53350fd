import { createWords } from '@grognard/board/words/index.ts'
import { languages } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cliCatalogues } from '../words.ts'

/** The names of the values a sentence takes. */
function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '').toSorted()
}

test('every language says the same things, with the same values', () => {
  for (const language of languages) {
    const catalogue = cliCatalogues[language]
    expect(Object.keys(catalogue)).toEqual(Object.keys(cliCatalogues.en))
    for (const [key, sentence] of Object.entries(cliCatalogues.en))
      expect(new Set(valuesIn(catalogue[key] ?? '')), key).toEqual(new Set(valuesIn(sentence)))
  }
})

test('every sentence can be said', () => {
  for (const language of languages) {
    const words = createWords(language, [cliCatalogues[language]])
    for (const [key, sentence] of Object.entries(cliCatalogues[language])) {
      const values = Object.fromEntries(valuesIn(sentence).map(name => [name, 2]))
      expect(words.say({ key, values }), `${language} ${key}`).not.toBe(key)
    }
  }
})
