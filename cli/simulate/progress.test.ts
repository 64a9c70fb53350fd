import { expect, test, vi } from 'vitest'
import { gameNamed } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { progressOf } from './progress.ts'

test('without a terminal progress is told by tenths, and every half minute between them', () => {
  let told = ''
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    told += String(text)
    return true
  })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const progress = progressOf(tellerFor(gameNamed('tic-tac-toe'), 'en'), 1000, 0)
  for (const [done, seconds] of [
    [1, 10],
    [2, 31],
    [3, 40],
    [100, 50],
    [101, 79],
  ] as const) {
    clock.mockReturnValue(seconds * 1000)
    progress.tell(done)
  }
  vi.restoreAllMocks()
  expect(told.match(/^\d+/gm)).toEqual(['2', '100'])
})
