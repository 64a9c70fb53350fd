import { expect, test } from 'vitest'
import { linesOf } from './advice-lines.ts'

const order = { kind: 'mark' }
const because = [{ key: 'reason' }]
const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key)

test('reasons come first, then what was seen by looking ahead', () => {
  const lines = linesOf({ order, because, better: 2, of: 6 }, false)
  expect(lines).toEqual([
    { key: 'reason' },
    { key: 'web.advice.chance', values: { better: 2, of: 6 } },
  ])
})

test('where nothing else is worth weighing it says so after the reasons', () => {
  const lone = { order, because, better: 0, of: 0 }
  expect(keysOf(linesOf(lone, true))).toEqual(['reason', 'web.advice.lone'])
})

test('an order without a reason that nothing stands against is no matter to think about', () => {
  const lone = { order, because: [], better: 0, of: 0 }
  expect(keysOf(linesOf(lone, true))).toEqual(['web.advice.none'])
})

test('one of several that were not looked into has its reasons alone', () => {
  expect(keysOf(linesOf({ order, because, better: 0, of: 0 }, false))).toEqual(['reason'])
})

test('a lone order that was looked into tells what was seen', () => {
  const keys = keysOf(linesOf({ order, because, better: 1, of: 3 }, true))
  expect(keys).toEqual(['reason', 'web.advice.chance'])
})
