import { expect, test } from 'vitest'
import { cards } from '../book/tables/cards.ts'
import { gameOf } from '@grognard/umpire'
import { warAtSea } from '../index.ts'
import { scenarioFile } from '../scenarios/author.ts'
import { blank } from '../scenarios/blank.ts'
import { cardNames, classNames, nameOfCard, nameOnRoster } from './names.ts'

test('a class is told in each language, with the number of a sister; a ship by her own name', () => {
  const card = 'de-type-viic'
  const called = { key: `file.card.${card}` }
  expect(nameOfCard({ card, name: 'Type VIIC' })).toEqual(called)
  expect(nameOfCard({ card, name: 'Type VIIC 2' })).toEqual({
    key: 'was.sister',
    values: { name: called, number: '2' },
  })
  expect(nameOfCard({ card, name: 'Typ VIIC 2' })).toEqual(
    nameOfCard({ card, name: 'Type VIIC 2' }),
  )
  expect(nameOfCard({ card, name: 'U 47' })).toBe('U 47')
  expect(nameOnRoster('de-koeln')).toBe('Köln')
  expect(cardNames('de')[called.key]).toBe('Typ VIIC')
})

test('every class has a card of the roster', () => {
  const ids = cards.map(({ id }) => id)
  for (const id of Object.keys(classNames)) expect(ids).toContain(id)
})

test('the lists to choose a class from call it by its name in the language', () => {
  const placed = scenarioFile.lists(blank).flatMap(({ kinds }) => kinds.map(kind => kind.name))
  const named = placed.map(name => name.values?.name)
  expect(named).toContainEqual({ key: 'file.card.de-type-viic' })
  expect(named).not.toContain('Type VIIC')
  const boats = scenarioFile.lists(blank).flatMap(({ kinds }) => kinds)
  const laid = (card: string) => boats.find(({ item }) => item.card === card)?.called
  expect(laid('de-type-viic')).toEqual({ key: 'file.card.de-type-viic' })
  expect(laid('de-koeln')).toBeUndefined()
  expect(gameOf(warAtSea).messages.de['file.card.us-liberty-ship']).toBe('Liberty-Frachter')
})
