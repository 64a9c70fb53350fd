import { expect, test } from 'vitest'
import { lineOf } from '../journeys/battles-for-tests.ts'
import { answerIn } from './answered.ts'

const line = (seq: number, seat: string, step: string) => ({
  ...lineOf(`told-${seq}`),
  seq,
  cause: { step, rule: '', deed: { seat, order: { key: 'order' } } },
})
const proposed = line(4, 'red', 'shot')
const declined = line(5, 'blue', 'parley')
const red = { viewer: 'red', step: 'shot', seen: 5 }

test('an answer at a step of its own is told to whoever is asked again as before', () => {
  expect(answerIn([proposed, declined], red)).toEqual({ key: 'told-5' })
})

test('nothing is told twice, nor what another does in turn at the same step or later', () => {
  expect(answerIn([proposed, declined], { ...red, seen: 6 })).toBeNull()
  expect(answerIn([proposed, line(5, 'blue', 'shot')], red)).toBeNull()
  expect(answerIn([proposed, declined, line(6, 'blue', 'shot')], red)).toBeNull()
  expect(answerIn([proposed, declined], { ...red, step: 'sail' })).toBeNull()
})
