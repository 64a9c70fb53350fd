import { expect, test } from 'vitest'
import { headings } from './heading.ts'
import { compareDistances } from './nearest.ts'
import type { DotPose, Place } from './pose.ts'

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
