import { expect, test } from 'vitest'
import { cardNames } from '../scenarios/card-names.ts'
import { cards } from '../book/tables/cards.ts'
import { classNames, nameOfCard, nameOnRoster } from './names.ts'

test('a class is told in each language, with the number of a sister; a ship by her own name', () => {
  const card = 'de-type-viic'
  const called = { key: `file.card.${card}` }
  expect(nameOfCard({ card, name: 'Type VIIC' })).toEqual(called)
  expect(nameOfCard({ card, name: 'Type VIIC 2' })).toEqual({
    key: 'was.sister',
    values: { name: called, number: '2' },
  })
  expect(nameOfCard({ card, name: 'U 47' })).toBe('U 47')
  expect(nameOnRoster('de-koeln')).toBe('Köln')
  expect(cardNames('de')[called.key]).toBe('Typ VIIC')
})

test('every class has a card of the roster', () => {
  const ids = cards.map(({ id }) => id)
  for (const id of Object.keys(classNames)) expect(ids).toContain(id)
})
