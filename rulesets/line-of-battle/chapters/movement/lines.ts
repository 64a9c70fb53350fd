import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { sweptCrossesSegment } from '@grognard/geometry/measured/swept-segment.ts'
import { lineOfBattle } from '../../book/tables/movement.ts'
import { canStandInLine, follows, isInLine, isInTouch, linesOf } from '../../model/lines.ts'
import type { MoveResult } from '../../model/moves.ts'
import { noteStroke } from '../../model/players.ts'
import { areEnemies } from '../../model/ships.ts'
import type { Link, Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'

/**
 * [LOB-112] The links of enemy lines that a ship's hull cuts on its way. Read before the ship is
 * moved, so that they are links of lines that stand now.
 */
export function linksCutBy(state: State, ship: Ship, move: MoveResult): Link[] {
  const near = enemiesNear(state, ship, move.travelled)
  const links: Link[] = []
  for (const leader of near)
    for (const follower of near) {
      if (!isInTouch(state, leader, follower)) continue
      if (!isCutBy(ship, move.poses, leader, follower)) continue
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

/** [LOB-112] */
export function breakLinks(table: LobTable, links: readonly Link[], by: string): void {
  for (const { leader, follower } of links) table.emit({ kind: 'linkBroken', leader, follower, by })
}

/** [LOB-111] A line as deployed is no feat: it is seen and not noted. */
export function lookAtLinesAsDeployed(table: LobTable): void {
  noteLinesSeen(table, linesOf(table.state))
}

/** [LOB-111] A line none of whose ships stood in one before is noted for its leader's player. */
export function lookAtLines(table: LobTable): void {
  const lines = linesOf(table.state)
  for (const line of lines) {
    const [head] = line
    if (!head || line.some(ship => ship.wasInLine)) continue
    table.emit({ kind: 'lineFormed', seat: head.seat, ships: line.map(ship => ship.id) })
    noteStroke(table, head.seat, 'manoeuvre')
  }
  noteLinesSeen(table, lines)
}

/** Says so only where something has changed. */
function noteLinesSeen(table: LobTable, lines: readonly Ship[][]): void {
  const ships = new Set(lines.flat())
  const hasChanged = table.state.ships.some(ship => ship.wasInLine !== ships.has(ship))
  if (hasChanged) table.emit({ kind: 'linesSeen', ships: [...ships].map(ship => ship.id) })
}
