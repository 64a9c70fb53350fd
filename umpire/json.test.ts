import { expect, test } from 'vitest'
import { BattleFileError, importBattle } from './index.ts'
import { whereJsonEnds } from './json-position.ts'
import { differenceFrom, firstNotPlain } from './json.ts'

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

test('a record of ours nests a hundred deep at most', () => {
  expect(firstNotPlain(nested(100))).toBeNull()
  expect(firstNotPlain(nested(101))).toBe('[0]'.repeat(100))
  expect(firstNotPlain({ a: nested(99), b: -0 })).toBe('b')
})

test.each([
  ['[1, 2,, 3]', 1, 7],
  ['{"a": 1,\n "b" 2}', 2, 6],
  ['[[1], [2], x]', 1, 12],
  ['[[[1]], [[2]]\n, {"a": [3]}, ?]', 2, 15],
  ['{"a": {"b": 1}, "c": }', 1, 22],
  ['[1', 1, 3],
])('the place where %s is no JSON', (text, line, column) => {
  expect(whereJsonEnds(text)).toEqual({ line, column })
})

test('many lists beside one another are not deep, and what is too deep is told where it is', () => {
  const beside = `[${'[[],[]],'.repeat(1200)}!`
  expect(whereJsonEnds(beside)).toEqual({ line: 1, column: beside.length })
  expect(whereJsonEnds('['.repeat(2000))).toEqual({ line: 1, column: 1001 })
})

test('lists and records are counted alike, however deep a text goes', () => {
  const text = '[{"a":'.repeat(100_000)
  expect(whereJsonEnds(text)).toEqual({ line: 1, column: 6 * 500 + 1 })
})

test('lists that were left do not make room for deeper ones', () => {
  const text = `[${'[],'.repeat(1200)}${'['.repeat(1500)}`
  expect(whereJsonEnds(text)).toEqual({ line: 1, column: 1 + 3600 + 999 + 1 })
})

test('a file that is nothing is told as one of another format', () => {
  expect(() => importBattle('null', {})).toThrow(BattleFileError)
  expect(() => importBattle('"battle"', {})).toThrow(BattleFileError)
})

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
