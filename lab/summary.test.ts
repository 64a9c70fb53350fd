import { expect, test } from 'vitest'
import { testingPlan } from './fixtures.ts'
import type { Result } from './result.ts'
import { comparisonsOf, summariesOf } from './summary.ts'

function result(number: number, winner: string | null, given: Partial<Result> = {}): Result {
  return {
    number,
    seed: `tests-${number}`,
    winners: winner === null ? [] : [winner],
    ending: winner === null ? 'outcome.draw' : 'outcome.line',
    length: number,
    orders: 2 * number,
    lost: { crosses: 0, noughts: 1 },
    worth: { crosses: 5, noughts: -5 },
    fault: null,
    ...given,
  }
}

test('wins are counted by seat, and battles that went wrong are left out', () => {
  const results = [
    result(1, 'crosses'),
    result(2, 'crosses'),
    result(3, null),
    result(4, null, { fault: 'The pencil broke.' }),
  ]
  const [summary] = summariesOf(testingPlan({}), results)
  expect(summary).toMatchObject({ battles: 3, faults: 1, draws: { count: 1, of: 3 } })
  expect(summary?.seats.map(({ wins }) => wins.count)).toEqual([2, 0])
  expect(summary?.seats[1]).toMatchObject({ lost: { mean: 1 }, worth: { mean: -5 } })
  expect(summary?.length?.mean).toBe(2)
  expect(summary?.contestants).toEqual([])
})

test('with sides swapped, who won is told by who played', () => {
  const plan = testingPlan({ contestants: { crosses: 'admiral', noughts: 'ensign' }, swap: true })
  const results = [
    result(1, 'crosses'),
    result(2, 'noughts'),
    result(3, 'noughts'),
    result(4, null),
  ]
  const [summary] = summariesOf(plan, results)
  expect(summary?.contestants).toMatchObject([
    { contestant: 'admiral', wins: { count: 2, of: 4 } },
    { contestant: 'ensign', wins: { count: 1, of: 4 } },
  ])
})

const varied = testingPlan({
  battles: 12,
  vary: { of: 'option', name: 'first', values: ['crosses', 'noughts'] },
})

test('values are held against each other battle by battle; pairs that are not whole do not count', () => {
  const results = Array.from({ length: 20 }, (_, index) =>
    result(index + 1, index % 2 === 0 ? 'crosses' : 'noughts'),
  )
  const [comparison] = comparisonsOf(varied, [...results, result(21, 'crosses')])
  expect(comparison).toMatchObject({ one: 'crosses', other: 'noughts', threshold: 0.05 })
  expect(comparison?.seats[0]?.wins).toMatchObject({ pairs: 10, difference: -1 })
  expect(comparison?.seats[0]?.wins.chance).toBeCloseTo(1 / 2 ** 10, 6)
  expect(comparison?.length?.difference).toBe(1)
})

test('a value that changes nothing is known by battles that all go alike', () => {
  const pair = (winner: string, isOther: boolean) => [
    result(1, 'crosses', { length: 9, orders: 9 }),
    result(2, winner, { seed: 'tests-1', length: 9, orders: isOther ? 8 : 9 }),
  ]
  const isSame = (results: Result[]) => comparisonsOf(varied, results)[0]?.isSame
  expect(isSame(pair('crosses', false))).toBe(true)
  expect(isSame(pair('crosses', true))).toBe(false)
  expect(isSame([])).toBe(false)
})

test('where a player is varied and seats are swapped, he is followed from seat to seat', () => {
  const plan = testingPlan({
    contestants: { crosses: 'ensign', noughts: 'ensign' },
    vary: { of: 'seat', name: 'crosses', values: ['ensign', 'admiral'] },
    swap: true,
  })
  const won = ['noughts', 'crosses', 'noughts', 'noughts'] as const
  const results = won.map((winner, index) => result(index + 1, winner))
  const [comparison] = comparisonsOf(plan, results)
  expect(comparison?.seats.map(({ wins }) => [wins.pairs, wins.difference])).toEqual([
    [2, 0.5],
    [2, -0.5],
  ])
  expect(comparison?.seats[1]?.lost.difference).toBe(0)
  expect(summariesOf(plan, results).map(({ battles, repeats }) => [battles, repeats])).toEqual([
    [1, 1],
    [2, 0],
  ])
})

test('where nothing is varied nothing is compared', () => {
  expect(comparisonsOf(testingPlan({}), [result(1, 'crosses')])).toEqual([])
})
