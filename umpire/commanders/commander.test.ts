import { expect, test } from 'vitest'
import { seatsOfSide, sharedOut, sideOfSeat, withColleagues } from './commander.ts'

const bodies = (...weights: number[]) =>
  weights.map((weight, at) => ({ id: 'abcdefghijkl'[at] ?? '', weight }))

const charges = (count: number, ...weights: number[]) =>
  sharedOut('red', count, bodies(...weights)).map(({ charge }) => charge.join(''))

test('each has something to command, and about as much as the others', () => {
  expect(charges(2, 4, 4, 0)).toEqual(['a', 'bc'])
  expect(charges(2, 2, 4, 0)).toEqual(['a', 'bc'])
  expect(charges(3, 10, 1, 1)).toEqual(['a', 'b', 'c'])
  expect(charges(3, 1, 1, 1, 1, 1)).toEqual(['ab', 'cd', 'e'])
  expect(charges(3, 4, 4, 0)).toEqual(['a', 'bc'])
  expect(charges(2, 0, 3, 3)).toEqual(['ab', 'c'])
})

test('bodies are shared out in runs, and the first have those that are left over', () => {
  expect(sharedOut('red', 2, bodies(1, 1, 1))).toEqual([
    { seat: 'red', side: 'red', charge: ['a', 'b'] },
    { seat: 'red-2', side: 'red', charge: ['c'] },
  ])
})

test('no more share a side than it has bodies, and one alone is no such commander', () => {
  expect(sharedOut('red', 4, bodies(1, 1)).map(({ seat }) => seat)).toEqual(['red', 'red-2'])
  expect(sharedOut('red', 1, bodies(1, 1))).toEqual([])
  expect(sharedOut('red', 3, bodies(1))).toEqual([])
})

test('a seat tells its side by its name', () => {
  expect(seatsOfSide('red', 3).map(sideOfSeat)).toEqual(['red', 'red', 'red'])
  expect(sideOfSeat('nobody')).toBe('nobody')
})

test('a side that several share stands for all of them', () => {
  const several = sharedOut('red', 2, bodies(1, 1))
  expect(withColleagues(several, ['red', 'blue'])).toEqual(['red', 'red-2', 'blue'])
})
