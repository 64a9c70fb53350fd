import { expect, test } from 'vitest'
import { headings, turned } from './heading.ts'
import { isCloseHauled, offWind, otherTack } from './wind.ts'

test('a heading is 0 to 4 steps off the wind', () => {
  expect(headings.map(heading => offWind(heading, 2))).toEqual([2, 1, 0, 1, 2, 3, 4, 3])
})

test('close-hauled is 45 degrees off on either tack', () => {
  expect(headings.filter(heading => isCloseHauled(heading, 0))).toEqual([1, 7])
})

test('the other tack has two headings, the mirrored one among them', () => {
  for (const wind of headings) {
    for (const off of [1, 2]) {
      const [starboard, port] = [turned(wind, -off), turned(wind, off)]
      expect(otherTack(port, wind)).toContain(starboard)
      expect(otherTack(starboard, wind)).toContain(port)
      expect(otherTack(port, wind)).toHaveLength(2)
    }
  }
})

test('into the wind, before it and with it on the quarter there is no other tack', () => {
  for (const wind of headings) {
    for (const off of [0, 3, 4, 5]) expect(otherTack(turned(wind, off), wind)).toEqual([])
  }
})
