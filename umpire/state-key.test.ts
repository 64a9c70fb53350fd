import { expect, test } from 'vitest'
import { differenceFrom } from './state-key.ts'

const base = {
  turn: 1,
  ships: [
    { id: 'a', crew: [3, 2] },
    { id: 'b', crew: [1] },
  ],
  outcome: null,
}

test('nothing is told of what is the same, though it is another record', () => {
  expect(differenceFrom(base, structuredClone(base))).toBe('')
})

const others: unknown[] = [
  { ...base, turn: 2 },
  { ...base, turn: null },
  { ...base, outcome: { won: 'a' } },
  { ...base, ships: [] },
  { ...base, ships: base.ships.toReversed() },
  { ...base, ships: [{ id: 'a', crew: [3, 1] }, base.ships[1]] },
  { ...base, ships: [{ id: 'a', crew: [3] }, base.ships[1]] },
  { ...base, ships: [{ id: 'a', crew: [2, 2] }, base.ships[1]] },
  { ...base, ships: [base.ships[0], { id: 'b', crew: [3] }] },
  { ...base, wind: 3 },
  { turn: 1, ships: base.ships, wind: null },
  { turn: '1', ships: base.ships, outcome: null },
]

test('values that differ from each other differ in their texts', () => {
  const texts = others.map(other => differenceFrom(base, other))
  expect(new Set(texts).size).toBe(others.length)
  expect(texts).not.toContain('')
  for (const [index, other] of others.entries())
    expect(differenceFrom(base, structuredClone(other))).toBe(texts[index])
})

test('of a large state only what differs is told', () => {
  const after = { ...base, ships: [base.ships[0], { id: 'b', crew: [0] }] }
  expect(differenceFrom(base, after)).toBe('{"ships"[1{"crew"[0=0,],},],}')
})
