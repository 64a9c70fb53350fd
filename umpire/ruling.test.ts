import { expect, test } from 'vitest'
import {
  allows,
  isAllowed,
  judgeBy,
  messageOfReason,
  sumsOf,
  tallyLines,
  together,
  total,
  whyOf,
} from './index.ts'
import type { Modifier, Refusal } from './index.ts'

interface Shot {
  range: number
  arc: boolean
  guns: number
}

const refusals: readonly Refusal<Shot>[] = [
  { rule: 'R-1', message: 'guns', when: ({ guns }) => guns === 0, stop: true },
  {
    rule: 'R-2',
    message: 'range',
    values: ({ range }) => ({ range }),
    when: one => one.range > 10,
  },
  { rule: 'R-3', message: 'arc', when: ({ arc }) => !arc },
]

const modifiers: readonly Modifier<Shot>[] = [
  { rule: 'R-4', message: 'near', value: 2, when: ({ range }) => range < 3 },
  { rule: 'R-5', message: 'guns', value: ({ guns }) => guns, when: ({ guns }) => guns > 1 },
  { rule: 'R-6', message: 'far', value: -1, when: ({ range }) => range > 5 },
]

test('every reason is given, in the order of the table', () => {
  expect(judgeBy(refusals, { range: 12, arc: false, guns: 1 })).toEqual({
    allowed: false,
    because: [
      { rule: 'R-2', message: 'range', values: { range: 12 } },
      { rule: 'R-3', message: 'arc' },
    ],
  })
  expect(judgeBy(refusals, { range: 2, arc: true, guns: 1 })).toEqual({
    allowed: true,
    because: [],
  })
})

test('after a row that stops none is asked', () => {
  expect(judgeBy(refusals, { range: 12, arc: false, guns: 0 }).because).toEqual([
    { rule: 'R-1', message: 'guns' },
  ])
})

test('the quick reading agrees with the explained one', () => {
  for (const range of [1, 4, 12])
    for (const arc of [true, false])
      for (const guns of [0, 1, 3]) {
        const shot = { range, arc, guns }
        expect(isAllowed(refusals, shot)).toBe(judgeBy(refusals, shot).allowed)
        expect(allows(refusals)(shot)).toBe(isAllowed(refusals, shot))
        const sum = tallyLines(modifiers, shot).reduce((all, line) => all + line.value, 0)
        expect(total(modifiers, shot)).toBe(sum)
      }
})

test('a chained table reads every one of its rows, however many they are', () => {
  for (let count = 0; count <= 8; count++) {
    const rows = Array.from({ length: count }, (_, place) => ({
      rule: `R-${place}`,
      message: 'at',
      when: (at: number) => at === place,
    }))
    const read = allows(rows)
    for (let at = 0; at <= 8; at++) expect(read(at)).toBe(at >= count)
  }
})

test('a tally lists each modifier with its value', () => {
  expect(tallyLines(modifiers, { range: 1, arc: true, guns: 3 })).toEqual([
    { rule: 'R-4', message: 'near', value: 2 },
    { rule: 'R-5', message: 'guns', value: 3 },
  ])
})

test('several rulings are one', () => {
  const one = judgeBy(refusals, { range: 12, arc: true, guns: 1 })
  const other = judgeBy(refusals, { range: 1, arc: false, guns: 1 })
  expect(together(one, other).because.map(({ rule }) => rule)).toEqual(['R-2', 'R-3'])
  expect(together().allowed).toBe(true)
})

test('lines of one roll may count for different sums; those that name none count for all', () => {
  const line = { rule: 'R-4', message: 'near' }
  const both = { ...line, value: 2, sums: ['loss', 'moral'] }
  const one = { ...line, value: -3, sums: ['moral'] }
  expect(sumsOf([{ ...line, value: 1 }, both, one])).toEqual([
    { name: 'loss', value: 3 },
    { name: 'moral', value: 0 },
  ])
  expect(sumsOf([{ ...line, value: 1 }])).toEqual([])
  const row = { ...line, value: 1, when: () => true, sums: ['loss'] }
  expect(tallyLines([row], null)).toEqual([{ ...line, value: 1, sums: ['loss'] }])
})

test('a reason is a sentence with its values, and fills another line together with its rule', () => {
  const reason = { rule: 'R-1', message: 'sunk', values: { ship: 'Ajax' } }
  expect(messageOfReason(reason)).toEqual({ key: 'sunk', values: { ship: 'Ajax' } })
  expect(messageOfReason({ rule: 'R-1', message: 'sunk' })).toEqual({ key: 'sunk' })
  expect(whyOf(reason)).toEqual({ why: { key: 'sunk', values: { ship: 'Ajax' } }, rule: 'R-1' })
})
