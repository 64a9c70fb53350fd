import { expect, test } from 'vitest'
import { lineOf } from '../../journeys/battles-for-tests.ts'
import { answerIn } from './others-answer.ts'

const line = (seq: number, step: string) => ({
  ...lineOf(`told-${seq}`),
  seq,
  cause: { step, rule: '', action: null },
})
const proposed = line(4, 'shot')
const declined = line(5, 'parley')
const red = { own: 4, step: 'shot', seen: 5 }

test('an answer at a step of its own is told to whoever is asked again as before', () => {
  expect(answerIn([proposed, declined], red)).toEqual({ key: 'told-5' })
})

test('nothing is told twice, nor what another does in turn at the same step or later', () => {
  expect(answerIn([proposed, declined], { ...red, seen: 6 })).toBeNull()
  expect(answerIn([proposed, line(5, 'shot')], red)).toBeNull()
  expect(answerIn([proposed, declined, line(6, 'shot')], red)).toBeNull()
  expect(answerIn([proposed, declined], { ...red, step: 'sail' })).toBeNull()
})
