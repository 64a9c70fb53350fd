import { expect, test } from 'vitest'
import { headingIn, meaningsIn, printed, rulebookOf, ruled } from './rulebook.ts'

const about = { title: 'Draughts', edition: 'First', authors: 'unnamed', language: 'da' } as const
const board = { 'D-1': printed('1.1 Brættet', 'A board.', 'Ein Brett.', 'Et bræt.') }
const moves = { 'D-2': ruled('1.2 Træk', 'A move.', 'Ein Zug.', 'Et træk.') }

test('a rulebook has the rows of all its parts and one title', () => {
  const { rows, title } = rulebookOf(about, board, moves)
  expect(rows).toEqual({ ...board, ...moves })
  expect(title).toEqual({ en: 'Draughts', de: 'Draughts', da: 'Draughts' })
})

test('a number that stands for two rules is refused', () => {
  const twice = { 'D-1': printed('1.3 Slag', 'A capture.', 'Ein Schlag.', 'Et slag.') }
  expect(() => rulebookOf(about, board, twice)).toThrow('Two rules of Draughts have one number.')
})

test('a citation of another rule does not compile', () => {
  const { rows } = rulebookOf(about, board, moves)
  // @ts-expect-error: there is no such rule
  expect(rows['D-3']).toBeUndefined()
})

test('what a heading means is told without its number, in other languages than the book’s', () => {
  const headings = meaningsIn(['en', 'de'], { Træk: ['moves', 'Züge'] })
  const book = rulebookOf({ ...about, headings }, board, moves)
  expect(headingIn(book, '1.2 Træk', 'en')).toBe('“1.2 Træk” (moves)')
  expect(headingIn(book, '1.2 Træk', 'da')).toBe('1.2 Træk')
  expect(headingIn(book, '1.1 Brættet', 'de')).toBe('1.1 Brættet')
})

test('a meaning that is the very word of the heading is not told again', () => {
  const book = {
    language: 'en',
    headings: meaningsIn(['de', 'da'], { Wind: ['Wind', 'vind'] }),
  } as const
  expect(headingIn(book, '2.1 Wind', 'de')).toBe('„2.1 Wind“')
  expect(headingIn(book, 'Wind', 'de')).toBe('„Wind“')
  expect(headingIn(book, 'Wind', 'da')).toBe('»Wind« (vind)')
})
