import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import { headings, otherTack, stepOf, turned } from '@grognard/geometry/dots/index.ts'
import { describe, expect, test } from 'vitest'
import fixture from '../book/tables/fixture.json' with { type: 'json' }
import { batteryNumbers } from '../book/tables/ship.ts'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import {
  batteryStruck,
  bearingSide,
  kindOfShot,
  nearestBattery,
  nearestMast,
  rangeBetween,
} from './bearing.ts'
import { golden, target } from './fixtures.ts'
import type { Golden } from './fixtures.ts'
import type { MastId, Side } from './state.ts'

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

/** The positions with the board turned by quarters to starboard. */
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

const fullSails: Record<MastId, number | null> = { fore: 3, main: 3, mizzen: 3 }

const works = [true, true, true, true, true]

const allGuns: Record<Side, boolean[]> = { starboard: works, port: works }

const gone = [false, false, false, false, false]

test('[SOL-063] batteries 1 and 2 abreast of a parallel ship hit foremast, 3 the main, 4 and 5 the mizzen', () => {
  const shooter = { x: 1, y: 0, heading: 0 }
  const ship = { ...target(0), masts: fullSails }
  const hit = batteryNumbers.map(n => nearestMast(shooter, n, ship, 'mast'))
  expect(hit).toEqual(['fore', 'fore', 'main', 'mizzen', 'mizzen'])
})

test('[SOL-063] a mast that is gone is passed over, for sails a bare one too', () => {
  const shooter = { x: 1, y: 0, heading: 0 }
  const ship = { ...target(0), masts: { fore: 0, main: null, mizzen: 3 } }
  expect(nearestMast(shooter, 1, ship, 'mast')).toBe('fore')
  expect(nearestMast(shooter, 1, ship, 'sail')).toBe('mizzen')
  expect(nearestMast(shooter, 3, ship, 'mast')).toBe('fore')
  expect(
    nearestMast(shooter, 3, { ...ship, masts: { fore: null, main: null, mizzen: null } }, 'mast'),
  ).toBeNull()
})

test('[SOL-063] of two masts equally near the one nearer the bow is hit', () => {
  const ship = { ...target(0), masts: { ...fullSails, main: null } }
  expect(nearestMast({ x: 1, y: 0, heading: 0 }, 3, ship, 'mast')).toBe('fore')
})

test('[SOL-074] the battery opposite is taken, then the next on that side, then the far side', () => {
  const shooter = { x: 1, y: 0, heading: 4 }
  const ship = { ...target(0), batteries: allGuns }
  const place = (side: Side, battery: number) => ({ side, battery })
  expect(nearestBattery(shooter, 1, ship)).toEqual(place('starboard', 5))
  const one = { starboard: [true, false, false, false, false], port: works }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: one })).toEqual(place('starboard', 1))
  const far = { starboard: gone, port: works }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: far })).toEqual(place('port', 5))
  const none = { starboard: gone, port: gone }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: none })).toBeNull()
})

test('[SOL-074] from astern on the keel line each battery takes the side on which it stands itself', () => {
  const ship = { ...target(0), batteries: allGuns }
  const sides = (heading: number) =>
    batteryNumbers.map(n => nearestBattery({ x: 0, y: 1, heading }, n, ship)?.side)
  expect(sides(2)).toEqual(['starboard', 'starboard', 'starboard', 'port', 'port'])
  expect(sides(7)).toEqual(['port', 'port', 'starboard', 'starboard', 'starboard'])
})

test('[SOL-099] a struck ship loses the battery nearest to the moving ship', () => {
  const ship = { ...target(0), batteries: allGuns }
  expect(batteryStruck({ x: -1, y: 0, heading: 2 }, ship)).toEqual({ side: 'port', battery: 3 })
  expect(batteryStruck({ x: 1, y: 1, heading: 7 }, ship)).toEqual({ side: 'starboard', battery: 5 })
})

test('[SOL-099] dead astern the starboard one is taken, and where it is gone the other', () => {
  const ship = { ...target(0), batteries: allGuns }
  const astern = { x: 0, y: 1, heading: 0 }
  expect(batteryStruck(astern, ship)).toEqual({ side: 'starboard', battery: 5 })
  const batteries = { starboard: [true, true, true, true, false], port: works }
  expect(batteryStruck(astern, { ...ship, batteries })).toEqual({ side: 'port', battery: 5 })
  expect(batteryStruck(astern, { ...ship, batteries: { starboard: gone, port: works } })).toEqual({
    side: 'port',
    battery: 5,
  })
})
