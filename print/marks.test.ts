import { expect, test } from 'vitest'
import { marksBeyond, marksOverlapping } from './marks.ts'

const mark = { page: 0, x: 20, y: 20, width: 30, height: 10, text: 'hull' }
const pages = [{ width: 100, height: 100 }]

test('what runs over an edge or into the white strip is found', () => {
  expect(marksBeyond([mark], pages, 18)).toEqual([])
  const strays = [
    { ...mark, x: 10 },
    { ...mark, y: 5 },
    { ...mark, width: 70 },
    { ...mark, height: 70 },
    { ...mark, page: 1 },
  ]
  expect(marksBeyond(strays, pages, 18)).toEqual(strays)
})

test('words that lie on each other are found, strokes and other pages left aside', () => {
  const other = { ...mark, x: 40, text: 'sails' }
  expect(marksOverlapping([mark, other])).toEqual([[mark, other]])
  expect(marksOverlapping([mark, { ...other, page: 1 }])).toEqual([])
  expect(marksOverlapping([mark, { ...other, text: '' }])).toEqual([])
  expect(marksOverlapping([mark, { ...other, x: 49 }])).toEqual([])
})
