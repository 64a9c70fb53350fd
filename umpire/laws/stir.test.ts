import { expect, test } from 'vitest'
import { scriptedDice } from '../index.ts'
import type { Dice } from '../index.ts'
import { misshapen, stirred } from './stir.ts'

const order = { kind: 'mark', cell: 4 }

/** The second of the order's two leaves, its cell, spoilt as these dice say. */
function spoilt(...dice: readonly number[]): unknown {
  return misshapen(order, scriptedDice([2, ...dice]))
}

test('every leaf but null is changed, each to a value of its own, and the given is left as it is', () => {
  const given = { a: 1, b: [1, 'x', 'x', true, false, null] }
  const { a, b } = stirred(given)
  const others = [a, ...b.slice(0, 3)]
  expect(new Set([...others, 1, 'x']).size).toBe(6)
  expect(b.slice(3)).toEqual([false, true, null])
  expect(given).toEqual({ a: 1, b: [1, 'x', 'x', true, false, null] })
})

test('an order is spoilt in five ways: no order at all, a field missing, too many, changed, or junk', () => {
  expect(spoilt(1, 7)).toBe('nonsense')
  expect(spoilt(2)).toEqual({ kind: 'mark' })
  expect(spoilt(3)).toEqual({ kind: 'mark', cell: 4, surplus: 1 })
  expect(spoilt(4)).toEqual({ kind: 'mark', cell: 1004 })
  expect(spoilt(5, 1)).toEqual({ kind: 'mark', cell: null })
  expect(order).toEqual({ kind: 'mark', cell: 4 })
})

test('of six chances junk in a field has two, and each leaf has the same', () => {
  const asked: number[] = []
  const dice = scriptedDice([1, 6, 7])
  const watched: Dice = {
    roll(sides) {
      asked.push(sides)
      return dice.roll(sides)
    },
  }
  expect(misshapen(order, watched)).toEqual({ kind: 'nonsense', cell: 4 })
  expect(asked).toEqual([2, 6, 11])
})
