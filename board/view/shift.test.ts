import { expect, test } from 'vitest'
import { panBy, toScreen } from './camera.ts'
import { pushed } from './shift.ts'

test('the sheet goes as far as the hand', () => {
  const before = { x: 120, y: -40, scale: 0.5 }
  expect(pushed(before, panBy(before, 30, -12))).toEqual({ x: 30, y: -12 })
})

test('a place on the pushed sheet lies where the camera sees it', () => {
  const [before, after] = [
    { x: 10, y: 20, scale: 2 },
    { x: 35, y: -5, scale: 2 },
  ]
  const size = { width: 300, height: 200 }
  const place = { x: 50, y: 60 }
  const by = pushed(before, after)
  const was = toScreen(before, size, place)
  expect({ x: was.x + by.x, y: was.y + by.y }).toEqual(toScreen(after, size, place))
})
