import { expect, test } from 'vitest'
import { foundNames } from './result.ts'
import type { BattleMetrics } from './metrics.ts'
import type { Result } from './result.ts'
import { strongestEffects } from './strongest-effects.ts'

/** So many battles of `a` against `b`, of which `a` won the first so many. */
function battles(count: number, won: number, found: Partial<BattleMetrics>): Result[] {
  return Array.from({ length: count }, (_, index) => ({
    number: 1,
    seed: 's',
    winners: [index < won ? 'a' : 'b'],
    ending: 'won',
    length: null,
    orders: 4,
    lost: {},
    worth: {},
    found: { counts: {}, values: {}, seats: {}, ...found },
    fault: null,
  }))
}

const standing = (results: readonly Result[]) =>
  strongestEffects(['a', 'b'], results, foundNames(results))

test('what surely goes with winning stands out, the widest apart first', () => {
  const results = [
    ...battles(40, 36, { counts: { card: { a: 1 } }, seats: { first: 'a' } }),
    ...battles(40, 24, { counts: { card: { a: 1 } }, seats: { first: 'b' } }),
    ...battles(40, 4, { counts: { volley: { a: 3, b: 3 } }, seats: { first: 'b' } }),
  ]
  expect(standing(results)).toMatchObject([
    { kind: 'count', name: 'card', seat: 'a', winsWith: { count: 60, of: 80 } },
    { kind: 'count', name: 'volley', seat: 'a', winsWith: { count: 4, of: 40 } },
    {
      kind: 'seat',
      name: 'first',
      seat: 'a',
      winsWith: { count: 36, of: 40 },
      winsWithout: { count: 28, of: 80 },
    },
  ])
})

test('a value is held against all the others, and the ending against nothing', () => {
  const results = ['north', 'south', 'west'].flatMap((wind, index) =>
    battles(40, [36, 10, 12][index] ?? 0, { values: { wind, ending: wind } }),
  )
  expect(standing(results)).toMatchObject([{ kind: 'value', name: 'wind', is: 'north', seat: 'a' }])
})

test('a circumstance with a value for draws is the result by another name', () => {
  const drawn = battles(20, 0, { values: { grade: 'draw' } }).map(one => ({ ...one, winners: [] }))
  const won = battles(60, 40, { values: { grade: 'victory' } })
  const lost = battles(60, 10, { values: { grade: 'decisive' } })
  expect(standing([...won, ...lost])).toMatchObject([{ name: 'grade' }])
  expect(standing([...won, ...lost, ...drawn])).toEqual([])
})

test('intervals that meet are no find, nor what wins always or never', () => {
  const near = [...battles(20, 12, { counts: { card: { a: 1 } } }), ...battles(20, 9, {})]
  const same = [...battles(40, 39, { counts: { line: { a: 1 } } }), ...battles(40, 0, {})]
  expect(standing(near)).toEqual([])
  const always = [...battles(40, 40, { counts: { line: { a: 1 } } }), ...battles(40, 9, {})]
  expect(standing(same)).toEqual([])
  expect(standing(always)).toEqual([])
})

test('no more than five stand out', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  const counts = Object.fromEntries(names.map(name => [name, { a: 1 }]))
  expect(standing([...battles(40, 36, { counts }), ...battles(40, 4, {})])).toHaveLength(5)
})
