import { expect, test } from 'vitest'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'

function placesIn(sentence = ''): string[] {
  const names = [...sentence.matchAll(/\{(\w+)[,}]/g)].map(match => match[1] ?? '')
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b))
}

test('every language has the same sentences with the same values', () => {
  for (const other of [de, da]) {
    expect(Object.keys(other)).toEqual(Object.keys(en))
    for (const [key, sentence] of Object.entries(en))
      expect({ key, values: placesIn(other[key]) }).toEqual({ key, values: placesIn(sentence) })
  }
})
