import { expect, test } from 'vitest'
import { pointsOf } from './place.ts'
import { alongBorder, goingOn, softened } from './soft.ts'

const square = pointsOf([0, 0, 0, 10_000, 10_000, 10_000, 10_000, 0])

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
