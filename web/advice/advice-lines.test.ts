import type { Advice } from '@grognard/players'
import { expect, test } from 'vitest'
import { linesOf } from './advice-lines.ts'

const because = [{ key: 'reason' }]
const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key)

function advised(given: Partial<Advice> = {}): Advice {
  return { order: { kind: 'mark' }, because, better: 0, even: 0, of: 0, ...given }
}

test('reasons come first, then what was seen by looking ahead, against the next or the first', () => {
  const both = [advised({ better: 4, even: 1, of: 6 }), advised({ better: 1, even: 1, of: 6 })]
  expect(linesOf(both, 0)).toEqual([
    { key: 'reason' },
    { key: 'web.advice.ahead.next', values: { better: 4, even: 1, of: 6 } },
  ])
  expect(linesOf(both, 1)).toEqual([
    { key: 'reason' },
    { key: 'web.advice.ahead.first', values: { better: 1, even: 1, of: 6 } },
  ])
})

test('what always ended alike is said to', () => {
  const both = [advised({ even: 6, of: 6 }), advised({ even: 6, of: 6 })]
  expect(keysOf(linesOf(both, 0))).toEqual(['reason', 'web.advice.alike.next'])
  expect(keysOf(linesOf(both, 1))).toEqual(['reason', 'web.advice.alike.first'])
})

test('where nothing else is worth weighing it says so after the reasons', () => {
  expect(keysOf(linesOf([advised()], 0))).toEqual(['reason', 'web.advice.lone'])
})

test('an order without a reason that nothing stands against is what the computer does unasked', () => {
  expect(keysOf(linesOf([advised({ because: [] })], 0))).toEqual(['web.advice.none'])
})

test('one of several that were not looked into has its reasons alone', () => {
  expect(keysOf(linesOf([advised(), advised()], 0))).toEqual(['reason'])
})
