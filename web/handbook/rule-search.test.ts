import { expect, test } from 'vitest'
import { printed } from '@grognard/umpire'
import type { Rulebook } from '@grognard/umpire'
import { searchedRules } from './rule-search.ts'

const rulebook: Rulebook = {
  title: { en: 'Book', de: 'Buch', da: 'Bog' },
  edition: '1',
  authors: 'nobody',
  language: 'en',
  rows: {
    'B-1': printed(
      'Fire',
      'Guns fire once a turn.',
      'Kanonen schießen einmal.',
      'Kanoner skyder én gang.',
    ),
    'B-2': printed('Move', 'Ships sail on.', 'Schiffe fahren weiter.', 'Skibe sejler videre.'),
    'B-3': printed(
      'Fire',
      'Ships answer fire.',
      'Schiffe antworten auf Feuer.',
      'Skibe svarer på ild.',
    ),
  },
}

const found = (text: string, among?: ReadonlySet<string>) =>
  searchedRules(rulebook, { text, language: 'en', among }).map(({ section, rules }) => [
    section,
    ...rules.map(({ id }) => id),
  ])

test('all rules stand under their headings in the order of the book', () => {
  expect(found('')).toEqual([
    ['Fire', 'B-1', 'B-3'],
    ['Move', 'B-2'],
  ])
})

test('every word must be found, in the id, the heading or the gist', () => {
  expect(found('ships fire')).toEqual([['Fire', 'B-3']])
  expect(found('b-2')).toEqual([['Move', 'B-2']])
  expect(found('balloon')).toEqual([])
})

test('capitals and accents need not be typed', () => {
  const [section] = searchedRules(rulebook, { text: 'EN GANG', language: 'da' })
  expect(section?.rules.map(({ id }) => id)).toEqual(['B-1'])
})

test('the rules of a battle alone are shown', () => {
  expect(found('', new Set(['B-2']))).toEqual([['Move', 'B-2']])
})

test('words are searched by their beginnings, and within only where none begins so', () => {
  expect(found('on')).toEqual([
    ['Fire', 'B-1'],
    ['Move', 'B-2'],
  ])
  expect(found('ire')).toEqual([['Fire', 'B-1', 'B-3']])
  expect(found('we')).toEqual([['Fire', 'B-3']])
  expect(found('s')).toEqual([
    ['Move', 'B-2'],
    ['Fire', 'B-3'],
  ])
})
