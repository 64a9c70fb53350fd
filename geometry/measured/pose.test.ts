import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, offset, turn } from './pose.ts'

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

test('ahead is along the heading, aside is to the right of it', () => {
  expect(offset({ x: 10, y: 20, heading: 0 }, 100, 30)).toEqual({ x: 40, y: 120 })
  expect(offset({ x: 10, y: 20, heading: 9000 }, 100, 30)).toEqual({ x: 110, y: -10 })
  expect(offset({ x: 10, y: 20, heading: 18000 }, 100, -30)).toEqual({ x: 40, y: -80 })
})

test('nothing aside is an advance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 35999 }),
      fc.integer({ min: 0, max: 50000 }),
      (h, far) => {
        const pose = { x: 7, y: -3, heading: h }
        const { x, y } = advance(pose, far)
        expect(offset(pose, far, 0)).toEqual({ x, y })
      },
    ),
  )
})
