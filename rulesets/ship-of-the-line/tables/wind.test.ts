import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import vectors from './vectors.json' with { type: 'json' }
import { windFor } from './wind.ts'

const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const sides = [1, 2, 3, 4, 5, 6]

test.each(vectors.wind)('[SOL-015] $id: $dice', ({ dice: [one = 0, other = 0], heading }) => {
  expect(windFor(one + other, 'from')).toBe(heading)
})

test('[SOL-015] every sum of two dice names a wind', () => {
  const named = Object.entries(fixture.book.windTable)
  expect(named.map(([dice]) => names[windFor(Number(dice), 'from')])).toEqual(
    named.map(([, wind]) => wind),
  )
  expect(() => windFor(1, 'from')).toThrow(RangeError)
  expect(() => windFor(13, 'from')).toThrow(RangeError)
})

test('[SOL-015] east and west are the commonest winds', () => {
  const odds: Record<string, number> = {}
  for (const one of sides) {
    for (const other of sides) {
      const name = names[windFor(one + other, 'from')] ?? ''
      odds[name] = (odds[name] ?? 0) + 1
    }
  }
  expect(odds).toEqual(fixture.book.windOdds36)
})

test('[SOL-015] named for where it blows, an east wind comes from the west', () => {
  expect([windFor(7, 'to'), windFor(5, 'to'), windFor(3, 'to')]).toEqual([6, 2, 7])
})
