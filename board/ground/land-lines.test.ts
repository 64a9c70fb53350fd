import { expect, test } from 'vitest'
import { pointsOf } from '../base/place.ts'
import { alongBorder, goingOn, softened } from '../base/soft.ts'
import { hachures } from './land-lines.ts'

const square = pointsOf([0, 0, 0, 10_000, 10_000, 10_000, 10_000, 0])

/** The tip of each stroke, and one corner of its head. */
function strokesIn(d: string): { foot: number[]; head: number[] }[] {
  return d
    .split('Z')
    .filter(one => one !== '')
    .map(one => {
      const [x = 0, y = 0, a = 0, b = 0] = (one.match(/-?\d+/g) ?? []).map(Number)
      return { foot: [x, -y], head: [a, -b] }
    })
}

const middle = 5000
const fromMiddle = ([x = 0, y = 0]: number[]) => Math.hypot(x - middle, y - middle)

test('strokes run inwards from all along the border, whichever way it is told', () => {
  for (const corners of [square, square.toReversed()]) {
    const strokes = strokesIn(hachures(corners, 1000))
    expect(strokes.length).toBeGreaterThan(40)
    for (const { foot, head } of strokes) expect(fromMiddle(head)).toBeLessThan(fromMiddle(foot))
  }
})

test('a softened outline keeps within the old one and near its corners', () => {
  const soft = softened(square, 2000)
  for (const { x, y } of soft) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(10_000)
  }
  const nearest = Math.min(...soft.map(({ x, y }) => Math.hypot(x, y)))
  expect(nearest).toBeGreaterThan(300)
  expect(nearest).toBeLessThan(1500)
})

test('marks stand evenly along the whole border', () => {
  expect(alongBorder(square, 1000)).toHaveLength(40)
})

test('ground that ends with the map goes on beyond its edge', () => {
  const bounds = { x: 0, y: 0, width: 20_000, height: 10_000 }
  const corners = goingOn([0, 0, 0, 10_000, 9000, 10_000, 9000, 0], bounds)
  expect(corners.map(({ x }) => x)).toEqual([-20_000, -20_000, 9000, 9000])
})
