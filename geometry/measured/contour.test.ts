import { expect, test } from 'vitest'
import { contoursOf } from './contour.ts'
import { containsPoint } from './polygon.ts'

const box = { x: 0, y: 0, width: 1000, height: 700 }

test('a region that fills its box has the box for its outline', () => {
  const [outline = [], ...others] = contoursOf(() => true, box, 100)
  expect(others).toEqual([])
  expect([Math.min(...outline), Math.max(...outline)]).toEqual([0, 1000])
  expect(containsPoint(outline, 5, 695)).toBe(true)
})

test('no region has no outline', () => {
  expect(contoursOf(() => false, box, 100)).toEqual([])
})

test('a ring has an outline without and one within, each as near as the halvings tell', () => {
  const isIn = (x: number, y: number) => {
    const square = (x - 500) * (x - 500) + (y - 350) * (y - 350)
    return square <= 300 * 300 && square >= 120 * 120
  }
  const outlines = contoursOf(isIn, box, 50)
  expect(outlines).toHaveLength(2)
  const within = (x: number, y: number) =>
    outlines.filter(outline => containsPoint(outline, x, y)).length % 2 === 1
  expect([within(500, 350), within(700, 350), within(500, 560), within(850, 350)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  const spots = outlines.flat()
  for (let i = 0; i < spots.length; i += 2) {
    const away = Math.sqrt(((spots[i] ?? 0) - 500) ** 2 + ((spots[i + 1] ?? 0) - 350) ** 2)
    expect(Math.min(Math.abs(away - 300), Math.abs(away - 120))).toBeLessThan(3)
  }
})

test('a box that is no whole number of steps is filled to its edges, wherever it lies', () => {
  const [outline = []] = contoursOf(() => true, { x: 300, y: -200, width: 1030, height: 770 }, 100)
  const [east, north] = [0, 1].map(axis => outline.filter((_, i) => i % 2 === axis))
  expect([Math.min(...(east ?? [])), Math.max(...(east ?? []))]).toEqual([300, 1330])
  expect([Math.min(...(north ?? [])), Math.max(...(north ?? []))]).toEqual([-200, 570])
})

test('a border is found to a 32nd of the step, on the side of the region', () => {
  const [outline = []] = contoursOf(x => x <= 955, { x: 0, y: 0, width: 1280, height: 320 }, 320)
  expect(Math.max(...outline)).toBe(950)
})
