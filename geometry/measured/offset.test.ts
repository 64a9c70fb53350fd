import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { offset } from './offset.ts'
import { advance } from './pose.ts'

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
