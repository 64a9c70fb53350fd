import { expect, test } from 'vitest'
import { belowFoot } from './scrolling.ts'

test('lines below the foot are counted, one that is all but seen is not', () => {
  const lines = [{ bottom: 90 }, { bottom: 104 }, { bottom: 130 }, { bottom: 160 }]
  expect(belowFoot(100, lines)).toBe(2)
})
