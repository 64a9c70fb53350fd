import { expect, test } from 'vitest'
import { battleMessages, languages } from './index.ts'
import { faultsInCatalogues } from './laws/index.ts'
import { icuWording } from './laws/wording.ts'

test('what can be wrong with a battle file is told in every language', () => {
  expect(faultsInCatalogues(battleMessages, icuWording)).toEqual([])
})

test('every language names the same values', () => {
  const namesIn = (sentence = '') => [...new Set(sentence.match(/\{\w+\}/g))].toSorted()
  for (const [key, english] of Object.entries(battleMessages.en))
    for (const language of languages)
      expect(namesIn(battleMessages[language][key]), `${language} ${key}`).toEqual(namesIn(english))
})
