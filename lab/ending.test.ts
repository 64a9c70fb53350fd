import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'

test('what ended a battle is told by what stands in its sentence and is no seat', () => {
  const winner = { key: 'seat.a' }
  const ending = { key: 'ending.late', values: { ships: 'Lion' } }
  const values = { ships: 3, winner, ending, grade: { key: 'grade.great' } }
  expect(endingOf({ winners: ['a'], message: { key: 'won', values } })).toBe('ending.late')
  expect(endingOf({ winners: ['a'], message: { key: 'won', values: { winner } } })).toBe('won')
  expect(endingOf({ winners: [], message: { key: 'drawn' } })).toBe('drawn')
})
