import { expect, test } from 'vitest'
import { isFound, underHeadings } from './order-search.tsx'

test('words are found in any order, without capitals or accents', () => {
  expect(isFound('5e léger, I: fire at Rote Husaren', 'husaren LEGER')).toBe(true)
  expect(isFound('5e léger, I: fire at Rote Husaren', 'husaren dahlen')).toBe(false)
})

test('nothing sought finds everything', () => {
  expect(isFound('To port', '')).toBe(true)
  expect(isFound('To port', '  ')).toBe(true)
})

test('lines of one target lie together, and a single heading is left out', () => {
  const [one, other, third] = ['Dahlen', 'Husaren', 'Dahlen'].map(heading => ({ heading }))
  if (!one || !other || !third) throw new Error('Three lines are needed.')
  expect(underHeadings([one, other, third])).toEqual([
    ['Dahlen', [one, third]],
    ['Husaren', [other]],
  ])
  expect(underHeadings([one, third])).toEqual([['', [one, third]]])
  expect(underHeadings([])).toEqual([])
})
