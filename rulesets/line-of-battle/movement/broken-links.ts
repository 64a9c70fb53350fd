import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { sweptCrossesSegment } from '@grognard/geometry/measured/swept-segment.ts'
import { areEnemies } from '../ships.ts'
import type { Link, Ship, State } from '../state.ts'
import { lineOfBattle } from '../tables/manoeuvres.ts'
import { canStandInLine, follows, isInLine, isInTouch } from './lines.ts'
import type { Voyage } from './voyage.ts'

/**
 * [LOB-112] The links of enemy lines that a ship's hull cuts on its way. Read before the ship is
 * moved, so that they are links of lines that stand now.
 */
export function linksCutBy(state: State, ship: Ship, voyage: Voyage): Link[] {
  const near = enemiesNear(state, ship, voyage.travelled)
  const links: Link[] = []
  for (const leader of near)
    for (const follower of near) {
      if (!isInTouch(state, leader, follower)) continue
      if (!isCutBy(ship, voyage.poses, leader, follower)) continue
      if (!follows(state, leader, follower) || !isInLine(state, leader)) continue
      links.push({ leader: leader.id, follower: follower.id })
    }
  return links
}

/** Enemy ships of the line that come near enough for a link of theirs to be touched. */
function enemiesNear(state: State, ship: Ship, travelled: number): Ship[] {
  const near: Ship[] = []
  const track = travelled + ship.length + lineOfBattle.gap
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i]
    if (other === undefined || other.seat === ship.seat) continue
    const reach = track + other.length
    if (Math.abs(other.x - ship.x) > reach || Math.abs(other.y - ship.y) > reach) continue
    if (canStandInLine(state, other) && areEnemies(state, ship, other)) near.push(other)
  }
  return near
}

function isCutBy(ship: Ship, poses: readonly Pose[], leader: Ship, follower: Ship): boolean {
  const stern = sternOf(leader)
  const bow = bowOf(follower)
  let from: Hull = ship
  for (const pose of poses) {
    const to: Hull = { ...pose, length: ship.length, beam: ship.beam }
    if (sweptCrossesSegment(from, to, stern.x, stern.y, bow.x, bow.y)) return true
    from = to
  }
  return false
}
