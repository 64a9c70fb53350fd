import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fit, keptInside, panBy, toGround, toScreen, zoomAt } from './camera.ts'

const size = { width: 800, height: 600 }
const camera = { x: 100, y: 50, scale: 2 }

test('north is up and east is right on the screen', () => {
  expect(toScreen(camera, size, { x: 100, y: 50 })).toEqual({ x: 400, y: 300 })
  expect(toScreen(camera, size, { x: 110, y: 60 })).toEqual({ x: 420, y: 280 })
})

test('ground and screen are each other’s inverse', () => {
  const numbers = integer({ min: -5000, max: 5000 })
  assert(
    property(numbers, numbers, (x, y) => {
      const back = toGround(camera, size, toScreen(camera, size, { x, y }))
      expect(back.x).toBeCloseTo(x, 6)
      expect(back.y).toBeCloseTo(y, 6)
    }),
  )
})

test('zooming holds the ground under the pointer', () => {
  const pointer = { x: 120, y: 500 }
  const before = toGround(camera, size, pointer)
  const closer = zoomAt(camera, size, pointer, 1.5, { least: 0.1, most: 10 })
  expect(closer.scale).toBe(3)
  expect(toGround(closer, size, pointer).x).toBeCloseTo(before.x)
  expect(toGround(closer, size, pointer).y).toBeCloseTo(before.y)
})

test('zooming stops at its limits', () => {
  const limits = { least: 1, most: 3 }
  expect(zoomAt(camera, size, { x: 0, y: 0 }, 100, limits).scale).toBe(3)
  expect(zoomAt(camera, size, { x: 0, y: 0 }, 0.01, limits).scale).toBe(1)
})

test('a fit shows all of the bounds with its margin', () => {
  const bounds = { x: 0, y: 0, width: 400, height: 100 }
  const fitted = fit(bounds, size, 40)
  expect(toScreen(fitted, size, { x: 0, y: 50 })).toEqual({ x: 40, y: 300 })
  expect(toScreen(fitted, size, { x: 400, y: 50 })).toEqual({ x: 760, y: 300 })
})

test('a drag carries the ground along, and the view stays on the picture', () => {
  expect(panBy(camera, 20, -10)).toEqual({ x: 90, y: 45, scale: 2 })
  const lost = keptInside({ x: 900, y: -900, scale: 1 }, { x: 0, y: 0, width: 400, height: 300 })
  expect(lost).toEqual({ x: 400, y: 0, scale: 1 })
})
