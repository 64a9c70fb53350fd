import { expect, test } from 'vitest'
import { compareDistances, isBetween, rangeWithin, signOfSurd } from './distance.ts'
import { headings } from './heading.ts'
import type { DotPose, Place } from './heading.ts'

test('the range is the larger way, east or south', () => {
  expect(rangeWithin(-2, 1, 3, 4)).toBe(2)
  expect(rangeWithin(1, -3, 3, 4)).toBe(3)
  expect(rangeWithin(0, 1, 3, 4)).toBe(1)
})

test('the own dot, too far and too far on the slant are out of range', () => {
  expect([rangeWithin(0, 0, 3, 4), rangeWithin(4, 0, 3, 4), rangeWithin(2, 3, 3, 4)]).toEqual([
    null,
    null,
    null,
  ])
})

const from = { x: 5, y: 5 }

test('dots of the line lie between, its ends do not', () => {
  const to = { x: 8, y: 5 }
  const between = [4, 5, 6, 7, 8, 9].filter(x => isBetween({ x, y: 5 }, from, to))
  expect(between).toEqual([6, 7])
})

test('on the diagonal the dot in the middle lies between', () => {
  expect(isBetween({ x: 4, y: 6 }, from, { x: 3, y: 7 })).toBe(true)
  expect(isBetween({ x: 4, y: 5 }, from, { x: 3, y: 7 })).toBe(false)
})

test('on a slant that is no diagonal the dot of the line lies between', () => {
  const to = { x: 9, y: 7 }
  expect(isBetween({ x: 7, y: 6 }, from, to)).toBe(true)
  expect(isBetween({ x: 7, y: 7 }, from, to)).toBe(false)
})

const places: Place[] = [4, 3, 0, -2].flatMap(along => [-1, 0, 1].map(abeam => ({ along, abeam })))

function pointOf({ x, y, heading }: DotPose, { along, abeam }: Place): [number, number] {
  const radians = (heading * Math.PI) / 4
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  return [x + (along * sine + abeam * cosine) / 10, y + (-along * cosine + abeam * sine) / 10]
}

function distance(from: DotPose, along: number, to: DotPose, place: Place): number {
  const [x, y] = pointOf(from, { along, abeam: 0 })
  const [otherX, otherY] = pointOf(to, place)
  return Math.hypot(x - otherX, y - otherY)
}

test('of two places the nearer is told, for all headings', () => {
  const dots = [
    [1, 0],
    [1, 1],
    [-2, 1],
    [0, -3],
  ] as const
  for (const [x, y] of dots) {
    for (const own of headings) {
      for (const other of headings) {
        const [from, to] = [
          { x, y, heading: own },
          { x: 0, y: 0, heading: other },
        ]
        for (const along of [4, 0, -2]) expect(wrongIn(from, along, to)).toEqual([])
      }
    }
  }
})

/** Pairs of places on which the exact answer and the measured one differ. */
function wrongIn(from: DotPose, along: number, to: DotPose): [Place, Place][] {
  const measured = places.map(place => distance(from, along, to, place))
  return places.flatMap((one, i) =>
    places.flatMap((other, j): [Place, Place][] => {
      const difference = (measured[i] ?? 0) - (measured[j] ?? 0)
      const expected = Math.abs(difference) < 1e-9 ? 0 : Math.sign(difference)
      return compareDistances(from, along, to, one, other) === expected ? [] : [[one, other]]
    }),
  )
}

test('abreast of the middle, bow and stern are exactly as near', () => {
  const [bow, stern] = [
    { along: 4, abeam: 1 },
    { along: -4, abeam: 1 },
  ]
  for (const heading of headings) {
    const from = { x: 2, y: 0, heading }
    expect(compareDistances(from, 0, { x: 0, y: 0, heading: 0 }, bow, stern)).toBe(0)
  }
})

test('the sign is that of the number where it is far from 0', () => {
  for (let a = -30; a <= 30; a++) {
    for (let b = -30; b <= 30; b++) {
      const value = a + b * Math.SQRT2
      if (a !== 0 || b !== 0) expect(signOfSurd(a, b)).toBe(value > 0 ? 1 : -1)
    }
  }
})

test('only nothing is nothing', () => {
  expect(signOfSurd(0, 0)).toBe(0)
})

test('neighbours of √2 too close for a rough look are told apart', () => {
  // 665857/470832 is larger than √2 by less than 2e-12.
  expect(signOfSurd(665_857, -470_832)).toBe(1)
  expect(signOfSurd(-665_857, 470_832)).toBe(-1)
  expect(signOfSurd(275_807, -195_025)).toBe(-1)
})
