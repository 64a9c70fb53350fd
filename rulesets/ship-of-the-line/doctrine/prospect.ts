import { headingOf, turnBetween } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/pose.ts'
import { isBlocked } from '../battle/sight.ts'
import { isDot } from '../sailing/ways.ts'
import { gainOf } from './fire.ts'
import { firingWaysWithin, waysOnto } from './firing-ways.ts'
import { eastOf, headingAt, layingAt, layingBack, southOf, ways } from './laying.ts'
import type { Foe, Outlook } from './outlook.ts'

/** What all foes together may do to a ship that lies there, each in her next turn. */
export function exposure(outlook: Outlook, pose: DotPose): number {
  let sum = 0
  for (const foe of outlook.foes) sum += threatOf(outlook, foe, pose)
  return sum
}

function threatOf({ state }: Outlook, foe: Foe, pose: DotPose): number {
  let worst = 0
  for (const way of waysOnto(foe.firingWays, pose.x - foe.ship.x, pose.y - foe.ship.y)) {
    if (foe.isByEdge && !isOnBoardAt(state, pose, way)) continue
    const laying = layingAt(way, pose.heading)
    const gain = gainOf(foe.fire, foe.answer, laying, layingBack(way, pose.heading))
    if (gain > worst) worst = gain
    if (foe.boarding > worst && mayBoard(way, state.windFrom)) worst = foe.boarding
  }
  return worst
}

/** The dot from which the pose lies that way. */
function isOnBoardAt(state: Outlook['state'], { x, y }: DotPose, way: number): boolean {
  return isDot(state, x - (eastOf[way] ?? 0), y - (southOf[way] ?? 0))
}

/** [SOL-100] The heading of the plain move that leads aboard, by way; null where none does. */
const boardingLines = ways.map(way => {
  const [dx, dy] = [eastOf[way] ?? 0, southOf[way] ?? 0]
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null
  const line = headingOf(dx, dy)
  return line !== null && turnBetween(headingAt(way), line) <= 1 ? line : null
})

function mayBoard(way: number, windFrom: number): boolean {
  const line = boardingLines[way] ?? null
  return line !== null && line !== windFrom
}

/** The best attack of the next turn, were the foes to stay where they are. */
export function opportunity(outlook: Outlook, pose: DotPose): number {
  const { state, foes, nextMoves } = outlook
  const firingWays = firingWaysWithin(pose.heading, state.windFrom, nextMoves)
  let best = 0
  for (const foe of foes)
    for (const way of waysOnto(firingWays, foe.ship.x - pose.x, foe.ship.y - pose.y)) {
      const { heading } = foe.ship
      const gain = gainOf(foe.answer, foe.fire, layingAt(way, heading), layingBack(way, heading))
      if (gain > best && !isBlockedAt(outlook, foe, way)) best = gain
    }
  return best
}

function isBlockedAt({ state, ship }: Outlook, foe: Foe, way: number): boolean {
  if (!state.options.shipsBlockFire) return false
  const x = foe.ship.x - (eastOf[way] ?? 0)
  const y = foe.ship.y - (southOf[way] ?? 0)
  return isBlocked(state, { ...ship, x, y }, foe.ship)
}
