import { expect, test } from 'vitest'
import { clockText, timeLeft } from './time-left.ts'

const clock = { seat: 'red', until: 100_000, stock: 70_000 }

test('a clock that runs counts down to nothing, and warns in its last minute', () => {
  expect(timeLeft(clock, 30_000)).toMatchObject({ isRunning: true, isSoon: false, seconds: 70 })
  expect(timeLeft(clock, 40_001)).toMatchObject({ isSoon: true, isOver: false, seconds: 60 })
  expect(timeLeft(clock, 100_001)).toMatchObject({ isSoon: true, isOver: true, seconds: 0 })
})

test('while time is free it shows its stock and no more; with none left, what is free', () => {
  expect(timeLeft(clock, 2_000)).toMatchObject({ isRunning: true, seconds: 70 })
  expect(timeLeft({ ...clock, stock: 0 }, 75_000)).toMatchObject({ isOver: false, seconds: 25 })
})

test('a clock that stands shows its stock, and nothing without one', () => {
  expect(timeLeft({ ...clock, until: null }, 0)).toMatchObject({ isRunning: false, seconds: 70 })
  expect(timeLeft({ ...clock, until: null, stock: null }, 0).seconds).toBeNull()
})

test('time is told in the two largest units, a stock to the second', () => {
  expect(clockText(9).values).toEqual({ time: '0:09' })
  expect(clockText(725).values).toEqual({ time: '12:05' })
  expect(clockText(3661).values).toEqual({ time: '1:01:01' })
  expect(clockText(3 * 86_400 + 5 * 3600 + 59).values).toEqual({ days: 3, hours: 5 })
})
