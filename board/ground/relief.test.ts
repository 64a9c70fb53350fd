import { expect, test } from 'vitest'
import { pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { strokesOf } from './relief.ts'

const square = pointsOf([0, 0, 0, 20_000, 20_000, 20_000, 20_000, 0])
const evening = { x: 1, y: 0 }
const middle = 10_000
const bounds = { x: 0, y: 0, width: 20_000, height: 20_000 }

/** Where a stroke begins and ends. */
function ends(d: string): { foot: Point; head: Point } {
  const [x = 0, y = 0, a = 0, b = 0] = (d.match(/-?\d+/g) ?? []).map(Number)
  return { foot: { x, y: -y }, head: { x: a, y: -b } }
}

const fromMiddle = ({ x, y }: Point) => Math.hypot(x - middle, y - middle)

test('strokes run inwards from all along the border, whichever way it is told', () => {
  for (const corners of [square, square.toReversed()]) {
    const strokes = strokesOf(corners, 1000, evening, [], bounds)
    expect(strokes.length).toBeGreaterThan(200)
    for (const { d } of strokes) {
      const { foot, head } = ends(d)
      expect(fromMiddle(head)).toBeLessThan(fromMiddle(foot))
    }
  }
})

test('the side away from the light is drawn with a bolder pen', () => {
  const strokes = strokesOf(square, 1000, evening, [], bounds)
  const penWhere = (isThere: (foot: Point) => boolean) => {
    const pens = strokes.filter(({ d }) => isThere(ends(d).foot)).map(({ pen }) => pen)
    return pens.reduce((sum, pen) => sum + pen, 0) / pens.length
  }
  const east = penWhere(({ x, y }) => x > 17_000 && y > 6000 && y < 14_000)
  const west = penWhere(({ x, y }) => x < 3000 && y > 6000 && y < 14_000)
  expect(east).toBeGreaterThan(west + 0.5)
})

test('a road stays bare', () => {
  const road = { from: { x: -5000, y: 10_000 }, to: { x: 25_000, y: 10_000 }, within: 2000 }
  const near = strokesOf(square, 1000, evening, [road], bounds).filter(({ d }) => {
    const { foot } = ends(d)
    return Math.abs(foot.y - 10_000) < 1900
  })
  expect(near).toEqual([])
})
