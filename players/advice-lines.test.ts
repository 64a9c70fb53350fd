import { expect, test } from 'vitest'
import { adviceMessages, isToldInWays, linesOf } from './advice-lines.ts'
import type { Advice } from './advice.ts'

const because = [{ key: 'reason' }]
const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key)

function advised(given: Partial<Advice> = {}): Advice {
  const notFollowed = { better: 0, even: 0, of: 0, despite: null }
  return { order: { kind: 'mark' }, because, ...notFollowed, ...given }
}

const endings = (given: Partial<Advice>, place: number) =>
  keysOf(linesOf([advised(given), advised(given)], place)).slice(1)

test('reasons come first, then what was seen by looking ahead, against the next or the first', () => {
  const both = [advised({ better: 4, even: 1, of: 6 }), advised({ better: 1, even: 1, of: 6 })]
  expect(linesOf(both, 0)).toEqual([
    { key: 'reason' },
    { key: 'advice.better.next', values: { better: 4, even: 1, worse: 1, of: 6 } },
  ])
  expect(linesOf(both, 1)).toEqual([
    { key: 'reason' },
    { key: 'advice.better.first', values: { better: 1, even: 1, worse: 4, of: 6 } },
  ])
})

test('what never ended better is told by the ways in which it ended worse', () => {
  expect(endings({ even: 2, of: 6 }, 0)).toEqual(['advice.worse.next'])
  expect(endings({ even: 2, of: 6 }, 1)).toEqual(['advice.worse.first'])
})

test('what always ended alike is said to', () => {
  expect(endings({ even: 6, of: 6 }, 0)).toEqual(['advice.alike.next'])
  expect(endings({ even: 6, of: 6 }, 1)).toEqual(['advice.alike.first'])
})

test('where the ways speak against its place it is said why it has it', () => {
  const known = Object.keys(adviceMessages.en)
  for (const despite of ['byMore', 'byItself'] as const)
    for (const place of [0, 1]) {
      const told = endings({ better: 2, of: 6, despite }, place)
      expect(told[1]).toBe(`advice.${despite}.${place === 0 ? 'next' : 'first'}`)
      expect(known).toEqual(expect.arrayContaining(told))
    }
})

test('what a way is has to be said only where ways are counted', () => {
  expect(isToldInWays([advised({ even: 6, of: 6 }), advised()])).toBe(false)
  expect(isToldInWays([advised({ even: 6, of: 6 }), advised({ even: 5, of: 6 })])).toBe(true)
})

test('the reasons of a lone order stand for themselves', () => {
  expect(keysOf(linesOf([advised()], 0))).toEqual(['reason'])
})

test('an order without a reason that nothing stands against is what the computer does unasked', () => {
  expect(keysOf(linesOf([advised({ because: [] })], 0))).toEqual(['advice.none'])
})

test('one of several that were not looked into has its reasons alone', () => {
  expect(keysOf(linesOf([advised(), advised()], 0))).toEqual(['reason'])
})
