import { expect, test } from 'vitest'
import { advance, turn } from './pose.ts'

test('five inches north are exactly 5000', () => {
  expect(advance({ x: 0, y: 0, heading: 0 }, 5000)).toEqual({ x: 0, y: 5000, heading: 0 })
  expect(advance({ x: 10, y: 20, heading: 27000 }, 5000)).toEqual({
    x: -4990,
    y: 20,
    heading: 27000,
  })
})

test('thirty degrees to starboard of north go half as far east', () => {
  expect(advance({ x: 0, y: 0, heading: 3000 }, 5000)).toEqual({ x: 2500, y: 4330, heading: 3000 })
  expect(advance({ x: 0, y: 0, heading: 3000 }, -5000)).toEqual({
    x: -2500,
    y: -4330,
    heading: 3000,
  })
})

test('a turn keeps the centre and the heading in range', () => {
  expect(turn({ x: 1, y: 2, heading: 35000 }, 3000)).toEqual({ x: 1, y: 2, heading: 2000 })
  expect(turn({ x: 1, y: 2, heading: 1000 }, -3000)).toEqual({ x: 1, y: 2, heading: 34000 })
})
