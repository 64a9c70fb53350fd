import type { Catalogue } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { pageMessages } from './page.ts'

function placesIn(sentence = ''): string[] {
  const names = [...sentence.matchAll(/\{(\w+)[,}]/g)].map(match => match[1] ?? '')
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b))
}

test('every language has the same sentences with the same values', () => {
  const { en, de, da } = pageMessages
  for (const other of [de, da]) {
    const sentences: Catalogue = other
    expect(Object.keys(other)).toEqual(Object.keys(en))
    for (const [key, sentence] of Object.entries(en))
      expect({ key, values: placesIn(sentences[key]) }).toEqual({ key, values: placesIn(sentence) })
  }
})
