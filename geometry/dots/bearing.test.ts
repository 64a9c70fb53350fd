import { expect, test } from 'vitest'
import { bearingSide, sectorOf, sideOfKeel } from './bearing.ts'
import { headings } from './heading.ts'
import type { DotPose } from './heading.ts'

const centre = (heading: number): DotPose => ({ x: 0, y: 0, heading })
const degrees = (radians: number) => ((radians * 180) / Math.PI + 720) % 360

/** Degrees clockwise from a ship's bow to a point, by the functions the geometry does without. */
function relative(dx: number, dy: number, heading: number): number {
  return (degrees(Math.atan2(dx, -dy)) - 45 * heading + 360) % 360
}

function* positions(): Generator<DotPose> {
  for (const heading of headings) {
    for (let x = -4; x <= 4; x++) {
      for (let y = -4; y <= 4; y++) if (x !== 0 || y !== 0) yield { x, y, heading }
    }
  }
}

test('the beam is 45 to 135 degrees off the bow, limits included', () => {
  for (const to of positions()) {
    const angle = relative(to.x, to.y, to.heading)
    const off = (limit: number) => Math.abs(angle - limit) <= 45 + 1e-9
    const expected = off(90) ? 'starboard' : off(270) ? 'port' : null
    expect(bearingSide(centre(to.heading), { ...to, heading: 0 })).toBe(expected)
  }
})

test('the sectors are those of the angle wherever it is not on a limit', () => {
  for (const from of positions()) {
    for (const along of [-4, -1, 0, 2, 4]) {
      const radians = (from.heading * Math.PI) / 4
      const x = from.x + (along / 10) * Math.sin(radians)
      const y = from.y - (along / 10) * Math.cos(radians)
      for (const heading of headings) {
        const fromBow = Math.min(relative(x, y, heading), 360 - relative(x, y, heading))
        if (Math.abs(fromBow - 45) < 1e-9 || Math.abs(fromBow - 135) < 1e-9) continue
        const expected = fromBow < 45 ? 'bow' : fromBow > 135 ? 'stern' : 'side'
        expect(sectorOf(from, along, centre(heading))).toBe(expected)
      }
    }
  }
})

test('exactly on a limit it is the side', () => {
  for (const [x, y] of [
    [2, 2],
    [-2, 2],
    [2, -2],
    [-2, -2],
  ] as const) {
    expect(sectorOf({ x, y, heading: 0 }, 0, centre(0))).toBe('side')
    expect(sectorOf({ x, y, heading: 3 }, 0, centre(4))).toBe('side')
  }
  expect(sectorOf({ x: 1, y: 1, heading: 3 }, 4, centre(0))).toBe('side')
})

test('the side of the keel is that of the dot', () => {
  for (const from of positions()) {
    const angle = relative(from.x, from.y, 0)
    if (angle === 0 || angle === 180) continue
    expect(sideOfKeel(from, 4, centre(0))).toBe(angle < 180 ? 'starboard' : 'port')
  }
})

test('on the line of the keel it is that of the place, and there too starboard', () => {
  const ahead = (heading: number) => ({ x: 2, y: -2, heading })
  expect([4, 0, -4].map(along => sideOfKeel(ahead(3), along, centre(1)))).toEqual([
    'starboard',
    'starboard',
    'port',
  ])
  expect([4, -4].map(along => sideOfKeel(ahead(1), along, centre(1)))).toEqual([
    'starboard',
    'starboard',
  ])
})
