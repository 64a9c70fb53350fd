import { isWithinCone, turnBetween } from './angle.ts'
import { bowOf, reachOf, sternOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { segmentCrossesHull } from './sight.ts'
import { HALF_TURN, whole } from './units.ts'

/** Widest gap from stern to bow, half the cone astern, and widest difference of headings. */
export interface FollowingLimits {
  gap: number
  cone: number
  heading: number
}

/** Whether one hull follows another in line ahead; all limits belong to it. */
export function isFollowing(leader: Hull, follower: Hull, limits: FollowingLimits): boolean {
  if (Math.abs(turnBetween(leader.heading, follower.heading)) > limits.heading) return false
  const stern = sternOf(leader)
  const bow = bowOf(follower)
  const dx = bow.x - stern.x
  const dy = bow.y - stern.y
  if (whole(Math.sqrt(dx * dx + dy * dy)) > limits.gap) return false
  return isWithinCone(stern.x, stern.y, leader.heading + HALF_TURN, limits.cone, bow.x, bow.y)
}

/** Whether a hull lies across the gap from the leader's stern to the follower's bow. */
export function linkCrossed(leader: Hull, follower: Hull, hull: Hull): boolean {
  const reach = reachOf(hull) + Math.max(leader.length, follower.length) / 2 + 1
  if (isBeyond(hull.x, leader.x, follower.x, reach)) return false
  if (isBeyond(hull.y, leader.y, follower.y, reach)) return false
  const stern = sternOf(leader)
  const bow = bowOf(follower)
  return segmentCrossesHull(stern.x, stern.y, bow.x, bow.y, hull)
}

function isBeyond(value: number, one: number, other: number, reach: number): boolean {
  return value + reach < Math.min(one, other) || value - reach > Math.max(one, other)
}
