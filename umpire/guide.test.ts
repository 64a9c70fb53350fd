import { expect, test } from 'vitest'
import { primerCard, term } from './guide.ts'

test('a card of the primer has its title and its text in each language', () => {
  expect(
    primerCard(['R-1'], ['Wind', 'It blows.'], ['Wind', 'Er weht.'], ['Vind', 'Den blæser.']),
  ).toEqual({
    rules: ['R-1'],
    title: { en: 'Wind', de: 'Wind', da: 'Vind' },
    text: { en: 'It blows.', de: 'Er weht.', da: 'Den blæser.' },
  })
})

test('a term has its forms, what it means, and the phrases that mean something else', () => {
  const struck = term(
    'R-2',
    ['strike / struck / !struck off', 'to give up'],
    ['streichen', 'aufgeben'],
    ['', 'give op'],
  )
  expect(struck).toEqual({
    rule: 'R-2',
    words: { en: ['strike', 'struck'], de: ['streichen'], da: [] },
    meaning: { en: 'to give up', de: 'aufgeben', da: 'give op' },
    not: { en: ['struck off'], de: [], da: [] },
  })
  const plain = term(null, ['sail', 'cloth'], ['Segel', 'Tuch'], ['sejl', 'dug'])
  expect(plain).not.toHaveProperty('rule')
  expect(plain).not.toHaveProperty('not')
})
