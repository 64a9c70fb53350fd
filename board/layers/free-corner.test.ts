import { expect, test } from 'vitest'
import { bestCorner, cornersOf } from './free-corner.ts'

const free = { x: 60, y: 0, width: 1000, height: 700 }
const corners = cornersOf(free, { width: 300, height: 100 })
const [bottomLeft, topLeft] = [0, 1]
const atBottomLeft = { x: 150, y: 640 }

test('a plate lies in the free window, in the first corner with nothing under it', () => {
  expect(corners[bottomLeft]).toMatchObject({ x: 72, y: 588 })
  expect(bestCorner(corners, [], -1)).toBe(bottomLeft)
  expect(bestCorner(corners, [atBottomLeft], -1)).toBe(topLeft)
})

test('it stays where it is until something comes to lie under it', () => {
  expect(bestCorner(corners, [], topLeft)).toBe(topLeft)
  expect(bestCorner(corners, [{ x: 150, y: 50 }], topLeft)).toBe(bottomLeft)
})

test('where no corner is free it covers the fewest', () => {
  const everywhere = corners.map(({ x, y }) => ({ x: x + 10, y: y + 10 }))
  expect(bestCorner(corners, [...everywhere, atBottomLeft], -1)).toBe(topLeft)
})
