import { gameById } from '@grognard/rulesets'
import { expect, test } from 'vitest'
import { lengthIn, wordsFor } from './sentences.ts'

test('one section is told as one where the game has a word for it', () => {
  const words = wordsFor('en', gameById('war-at-sea'))
  const measure = { size: 900, key: 'was.measure.section' }
  expect(lengthIn(words, { measure }, 900)).toBe('1 section')
  expect(lengthIn(words, { measure }, 450)).toBe('0.5 sections')
  const inch = { size: 1000, key: 'lob.measure.inch' }
  expect(lengthIn(wordsFor('de', gameById('line-of-battle')), { measure: inch }, 1000)).toBe(
    '1 Zoll',
  )
})
