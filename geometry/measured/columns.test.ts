import { expect, test } from 'vitest'
import { columnsOf, lineAhead } from './columns.ts'

const ship = (id: string, x: number, y: number, heading = 0) => ({ id, x, y, heading })
const idsOf = (ships: readonly { id: string }[]) => ships.map(({ id }) => id).join('')

test('a line goes from its head to its end', () => {
  expect(idsOf(lineAhead([ship('c', 0, 0), ship('a', 0, 20), ship('b', 0, 10)]))).toBe('abc')
  expect(idsOf(lineAhead([ship('a', 0, 0, 18_000), ship('b', 0, 10, 18_000)]))).toBe('ab')
  expect(lineAhead([])).toEqual([])
})

test('columns are those within reach on like headings', () => {
  const ships = [
    ship('a', 0, 20),
    ship('x', 100, 0),
    ship('b', 0, 10),
    ship('c', 0, 0),
    ship('d', 5, 0, 18_000),
  ]
  expect(columnsOf(ships, 12, 4500).map(idsOf)).toEqual(['abc', 'x', 'd'])
})
