import { expect, test } from 'vitest'
import { sideOf } from './paths.ts'

test('the track of a ship that is taken stays in the hue of the side she sailed for', () => {
  const taken = { side: 0 }
  expect(sideOf({ side: 1 }, taken)).toBe(1)
  expect(sideOf({ side: 1 }, undefined)).toBe(1)
  expect(sideOf({}, taken)).toBe(0)
})
