import { expect, test } from 'vitest'
import { hachures } from './hachures.ts'

const square = [0, 0, 0, 10_000, 10_000, 10_000, 10_000, 0]

/** The ends of all strokes, y up again. */
function headsOf(polygon: readonly number[]): [number, number][] {
  return [...hachures(polygon, 1000).matchAll(/L(-?\d+) (-?\d+)/g)].map(([, x, y]) => [
    Number(x),
    -Number(y),
  ])
}

test('strokes run inwards, whichever way round the border goes', () => {
  const reversed = [0, 0, 10_000, 0, 10_000, 10_000, 0, 10_000]
  for (const polygon of [square, reversed]) {
    const heads = headsOf(polygon)
    expect(heads.length).toBeGreaterThan(30)
    for (const [x, y] of heads) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(10_000)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(10_000)
    }
  }
})
