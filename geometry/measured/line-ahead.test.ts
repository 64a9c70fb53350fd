import { expect, test } from 'vitest'
import type { Hull } from './hull.ts'
import { isFollowing, linkCrossed } from './line-ahead.ts'
import { advance } from './pose.ts'

const limits = { gap: 2000, cone: 3000, heading: 3000 }

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

test('two inches astern follow, a thousandth more does not', () => {
  const leader = hull(0, 0)
  expect(isFollowing(leader, hull(0, -4000), limits)).toBe(true)
  expect(isFollowing(leader, hull(0, -4001), limits)).toBe(false)
  expect(isFollowing(hull(0, -4000), leader, limits)).toBe(false)
  expect(isFollowing(leader, hull(0, -2000), limits)).toBe(true)
})

test('the gap at any heading, within the rounding of the two points', () => {
  for (let heading = 0; heading < 36000; heading += 777) {
    const leader = hull(0, 0, heading)
    const astern = (distance: number) => ({ ...leader, ...advance(leader, -distance) })
    expect(isFollowing(leader, astern(3997), limits)).toBe(true)
    expect(isFollowing(leader, astern(4003), limits)).toBe(false)
  }
})

test('headings may differ by thirty degrees, no more', () => {
  const leader = hull(0, 0)
  expect(isFollowing(leader, hull(-500, -2900, 3000), limits)).toBe(true)
  expect(isFollowing(leader, hull(-500, -2900, 3001), limits)).toBe(false)
  expect(isFollowing(leader, hull(500, -2900, 33000), limits)).toBe(true)
  expect(isFollowing(leader, hull(500, -2900, 32999), limits)).toBe(false)
})

test('the bow must bear within thirty degrees of the stern axis', () => {
  const leader = hull(0, 0)
  // The follower's bow is 1000 astern of the leader's stern and this far aside; tan 30 is 0.57735.
  expect(isFollowing(leader, hull(577, -3000), limits)).toBe(true)
  expect(isFollowing(leader, hull(578, -3000), limits)).toBe(false)
  expect(isFollowing(leader, hull(-577, -3000), limits)).toBe(true)
  expect(isFollowing(leader, hull(-578, -3000), limits)).toBe(false)
})

test('a hull in the gap cuts the link, one that touches it does not', () => {
  const [leader, follower] = [hull(0, 0), hull(0, -4000)]
  expect(linkCrossed(leader, follower, hull(0, -2000, 9000))).toBe(true)
  expect(linkCrossed(leader, follower, hull(999, -2000, 9000))).toBe(true)
  expect(linkCrossed(leader, follower, hull(1000, -2000, 9000))).toBe(false)
  expect(linkCrossed(leader, follower, hull(0, 2000, 9000))).toBe(false)
})
