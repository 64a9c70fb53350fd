import { expect, test, vi } from 'vitest'
import { chanceOf } from '@grognard/umpire'
import type { Change, Forecast, Prospect } from '@grognard/umpire'
import { segmentsOf } from '../battle/odds/odds-slip.tsx'
import { smallBattle } from '../journeys/battles-for-tests.ts'
import { createOracle } from './odds.ts'

function lost(by: number): Change {
  return { kind: 'row', piece: 'victory', row: 'hull', by: -by, left: 9 - by }
}

function prospect(ways: bigint, changes: Change[], told: string[] = []): Prospect {
  const messages = told.map(key => ({ key }))
  return { chance: chanceOf(ways, 6n), changes, own: changes, told: messages }
}

function forecast(...prospects: Prospect[]): Forecast {
  const ruling = { allowed: true, because: [] }
  return { ruling, isExact: true, rolls: [], prospects, certain: [], labels: {} }
}

test('the bar goes from no effect to the worst, each part as long as it is likely', () => {
  const sunk: Change = { kind: 'went', piece: 'victory' }
  const bar = segmentsOf(forecast(prospect(3n, []), prospect(2n, [lost(2)]), prospect(1n, [sunk])))
  expect(bar.map(({ tone }) => tone)).toEqual([0, 0.5, 1])
  expect(bar.map(({ p }) => p * 6)).toEqual([3, 2, 1].map(n => expect.closeTo(n)))
})

test('what changes as much as something else is one part of the bar with it', () => {
  const sails: Change = { kind: 'row', piece: 'victory', row: 'sails', by: -2, left: 1 }
  const bar = segmentsOf(forecast(prospect(4n, []), prospect(1n, [lost(2)]), prospect(1n, [sails])))
  expect(bar).toHaveLength(2)
  expect(bar[1]?.p).toBeCloseTo(1 / 3)
})

test('what is better than before stands before no effect', () => {
  const rallied = (to: number): Change => ({ kind: 'disorder', piece: 'victory', from: 3, to })
  const bar = segmentsOf(
    forecast(prospect(1n, [rallied(0)]), prospect(2n, [rallied(2)]), prospect(3n, [])),
  )
  expect(bar.map(({ tone }) => tone)).toEqual([-1, -0.5, 0])
})

test('what only the log tells apart is a part of the bar each', () => {
  const bar = segmentsOf(forecast(prospect(3n, [], ['failed']), prospect(3n, [], ['passed'])))
  expect(bar.map(({ tone }) => tone)).toEqual([0, 1])
})

test('odds are worked out once for an order and a view', async () => {
  const { state } = smallBattle()
  const work = vi.fn(() => Promise.resolve(forecast(prospect(6n, []))))
  const oracle = createOracle(work)
  const asked = {
    ruleset: 'tic-tac-toe',
    view: state,
    seat: 'crosses',
    orders: [{ kind: 'mark' }],
  }
  expect(oracle.known(asked)).toBeUndefined()
  const both = await Promise.all([oracle.ask(asked), oracle.ask({ ...asked })])
  expect(both[0]).toBe(both[1])
  expect(oracle.known({ ...asked, orders: [{ kind: 'mark' }] })).toBe(both[0])
  await oracle.ask({ ...asked, view: { ...state } })
  expect(work).toHaveBeenCalledTimes(2)
})

test('what could not be worked out is tried again', async () => {
  const { state } = smallBattle()
  const work = vi.fn(() => Promise.reject(new Error('no thread')))
  const oracle = createOracle(work)
  const asked = {
    ruleset: 'tic-tac-toe',
    view: state,
    seat: 'crosses',
    orders: [{ kind: 'mark' }],
  }
  await expect(oracle.ask(asked)).rejects.toThrow('no thread')
  await expect(oracle.ask(asked)).rejects.toThrow('no thread')
  expect(work).toHaveBeenCalledTimes(2)
})
