import { expect, test } from 'vitest'
import { throwsOf } from './dice.ts'
import type { Roll } from './dice.ts'

const die = (result: number, given: Partial<Roll> = {}): Roll => ({
  sides: 6,
  count: 1,
  result,
  rule: 'D-1',
  tally: [],
  ...given,
})

test('dice thrown together are one throw, with all that was added to it', () => {
  const tally = [{ rule: 'D-2', message: 'plus', value: -2 }]
  const rolls = [die(3, { tally }), die(5, { withLast: true }), die(4, { withLast: true }), die(6)]
  expect(throwsOf(rolls)).toEqual([
    { sides: 6, results: [3, 5, 4], count: 3, rule: 'D-1', tally, total: 10 },
    { sides: 6, results: [6], count: 1, rule: 'D-1', tally: [], total: 6 },
  ])
})

test('summed dice stay one result', () => {
  expect(throwsOf([die(11, { count: 3 })])[0]).toMatchObject({ results: [11], count: 3, total: 11 })
})
