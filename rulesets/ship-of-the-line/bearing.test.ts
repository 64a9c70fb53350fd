import { headings, otherTack, stepOf, turned } from '@grognard/geometry/dots/index.ts'
import type { DotPose } from '@grognard/geometry/dots/pose.ts'
import { describe, expect, test } from 'vitest'
import { bearingSide, kindOfShot, rangeBetween } from './bearing.ts'
import fixture from './tables/fixture.json' with { type: 'json' }
import { batteryNumbers } from './tables/ship.ts'
import vectors from './tables/vectors.json' with { type: 'json' }
import { golden, target } from './testing-bearing.ts'
import type { Golden } from './testing-bearing.ts'

const letters = { broadside: 'B', bow: 'W', stern: 'S' }

/** Range, side and kinds in the letters of the golden table; '-' where nothing bears. */
function written(attacker: DotPose, heading: number): string {
  const range = rangeBetween(attacker.x, attacker.y)
  const side = bearingSide(attacker, target(heading))
  if (range === null || side === null) return '-'
  return `${range}${side[0]}:${kinds(attacker, heading)}`
}

function kinds(attacker: DotPose, heading: number): string {
  return batteryNumbers.map(n => letters[kindOfShot(attacker, n, target(heading))]).join('')
}

/** Whether the attacker lies exactly 45 or 135 degrees off the bow of the target. */
function isOnDiagonal({ heading, attacker }: Golden): boolean {
  const [ahead, abeam] = [stepOf(heading), stepOf(turned(heading, 2))]
  const along = ahead.dx * attacker.x + ahead.dy * attacker.y
  const across = abeam.dx * attacker.x + abeam.dy * attacker.y
  return Math.abs(along) === Math.abs(across)
}

/** The same positions with the board turned by quarters to starboard. */
function rotated({ key, heading, attacker, value }: Golden, quarters: number): Golden {
  if (quarters === 0) return { key, heading, attacker, value }
  const turnedOnce = { x: -attacker.y + 0, y: attacker.x, heading: turned(attacker.heading, 2) }
  const next = { key, heading: turned(heading, 2), attacker: turnedOnce, value }
  return rotated(next, quarters - 1)
}

describe('the golden table of bearings', () => {
  test('has all 576 positions', () => {
    expect(golden).toHaveLength(2 * 36 * 8)
  })

  test.each([0, 1, 2, 3])(
    '[SOL-053] [SOL-055] [SOL-056] holds, turned by %i quarters',
    quarters => {
      const wrong = golden
        .map(row => rotated(row, quarters))
        .filter(row => written(row.attacker, row.heading) !== row.value)
      expect(wrong.map(row => row.key)).toEqual([])
    },
  )

  test('[SOL-057] a split is three and two, at every exact diagonal and nowhere else', () => {
    const bearing = golden.filter(row => row.value !== '-')
    const isSplit = (row: Golden) => new Set(row.value.slice(3)).size > 1
    expect(bearing.filter(row => isSplit(row) !== isOnDiagonal(row))).toEqual([])
    const split = bearing.filter(isSplit).map(row => row.value.slice(3))
    expect(split).toHaveLength(120)
    expect(split.filter(row => row.replace(/[^B]/g, '').length !== 3)).toEqual([])
  })
})

test('[SOL-051] [SOL-052] the area of fire is the 36 dots around a ship', () => {
  const offsets = []
  for (let dy = -5; dy <= 5; dy++) {
    for (let dx = -5; dx <= 5; dx++) {
      const range = rangeBetween(dx, dy)
      if (range !== null) offsets.push([dx, dy, range])
    }
  }
  expect(offsets).toEqual(fixture.range)
})

test.each(vectors.range)('[SOL-052] $id: out of range', ({ offset: [dx = 0, dy = 0], range }) => {
  expect(rangeBetween(dx, dy)).toBe(range)
})

test.each(vectors.bearing)('[SOL-053] [SOL-054] [SOL-058] $id', row => {
  const [x = 0, y = 0] = row.at
  const attacker = { x, y, heading: row.heading }
  const side = bearingSide(attacker, target(row.targetHeading))
  expect({
    range: rangeBetween(x, y),
    side,
    batteries1to5: side && kinds(attacker, row.targetHeading),
  }).toEqual(row.expect)
})

test('[SOL-002] no gun of any heading fires ahead or astern', () => {
  for (const heading of headings) {
    const { dx, dy } = stepOf(heading)
    const shooter = { x: 0, y: 0, heading }
    for (const cables of [1, 2, -1, -2]) {
      const ahead = { x: cables * dx, y: cables * dy, heading: 0 }
      expect(bearingSide(shooter, ahead)).toBeNull()
    }
  }
})

test('[SOL-007] with the wind from the right the other tack has it from the left, and the reverse', () => {
  const [northWest, north, northEast, east, west] = [7, 0, 1, 2, 6]
  expect(otherTack(northWest, north)).toEqual([northEast, east])
  expect(otherTack(northEast, north)).toEqual([west, northWest])
})
