import { expect, test } from 'vitest'
import { timesFrom, withTimes } from './clock-times.ts'

test('the clock of a battle is kept beside those of others, and its last steps alone', () => {
  const times = new Map(Array.from({ length: 20 }, (_, at) => [`a ${at} plots`, at] as const))
  const kept = withTimes({ other: { 'a 1 plots': 5 }, mine: { 'a 0 plots': 1 } }, 'mine', times)
  expect(kept.other).toEqual({ 'a 1 plots': 5 })
  expect(Object.keys(kept.mine ?? {})).toHaveLength(12)
  expect(kept.mine?.['a 19 plots']).toBe(19)
})

test('of many battles those that were timed last stay', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `battle ${at}`)
  const kept = ids.reduce((all, id) => withTimes(all, id, new Map([['a 1 plots', 3]])), {})
  expect(Object.keys(kept)).toEqual(ids.slice(2))
})

test('what a browser has kept otherwise is left out', () => {
  expect(timesFrom('no record')).toEqual({})
  expect(timesFrom({ mine: { 'a 1 plots': 'long', 'b 1 plots': 9 }, other: 3 })).toEqual({
    mine: { 'b 1 plots': 9 },
  })
})
