import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShortTasks } from './short-tasks.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Works for five milliseconds on each number. */
function begun() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const worked: number[] = []
  const done = vi.fn<(found: number[]) => void>()
  const work = (one: number): number => {
    now += 5
    worked.push(one)
    return 10 * one
  }
  const stop = inShortTasks([1, 2, 3, 4, 5], work, done)
  return { worked, done, stop }
}

test('no task takes much longer than it may, and all that was found is passed on in order', () => {
  const { worked, done } = begun()
  expect(worked).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(worked).toEqual([1, 2])
  vi.advanceTimersToNextTimer()
  expect(worked).toEqual([1, 2, 3, 4])
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersToNextTimer()
  expect(done).toHaveBeenCalledExactlyOnceWith([10, 20, 30, 40, 50])
})

test('what was stopped between two tasks is not gone on with', () => {
  const { worked, done, stop } = begun()
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(worked).toEqual([1, 2])
  expect(done).not.toHaveBeenCalled()
})
