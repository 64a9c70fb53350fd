import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { sweptCrossesSegment } from '@grognard/geometry/measured/swept-segment.ts'
import { groundingDamage, lineOfBattle } from '../../book/tables/movement.ts'
import { canStandInLine, follows, isInLine, isInTouch } from '../../model/lines.ts'
import { areEnemies } from '../../model/ships.ts'
import type { Link, Ship, State } from '../../model/state.ts'
import { follow, isInEntrance } from '../../model/voyage.ts'
import type { Voyage } from '../../model/voyage.ts'
import type { LobTable } from '../../rules.ts'

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

/** How a move is made, beside its legs. */
export interface Passage {
  speed: number
  isWeighed: boolean
  isAnchored: boolean
  isFlight: boolean
  /** [LOB-109] The further move of a rescue, in the combat phase: no line is broken by it. */
  isExtra: boolean
}

/** Sails the legs and lets happen what comes of it: broken links, grounding, leaving the board. */
export function sailAlong(
  table: LobTable,
  ship: Ship,
  legs: readonly Leg[],
  passage: Passage,
): void {
  const voyage = follow(table.state, ship, legs)
  const links = passage.isExtra ? [] : linksCutBy(table.state, ship, voyage)
  table.emit({
    kind: 'sailed',
    ship: ship.id,
    legs: legs.map(leg => ({ advance: leg.advance, turn: leg.turn })),
    poses: voyage.poses,
    travelled: (passage.isExtra ? ship.travelled : 0) + voyage.travelled,
    speed: passage.speed,
    isWeighed: passage.isWeighed,
    isAnchored: passage.isAnchored && !voyage.isAground && voyage.edge === null,
    met: voyage.met,
    isFlight: passage.isFlight,
  })
  breakLinks(table, links, ship.id)
  if (voyage.isAground) runAground(table, ship)
  if (voyage.edge !== null) leaveBoard(table, ship, voyage, voyage.edge)
}

/** [LOB-112] */
export function breakLinks(table: LobTable, links: readonly Link[], by: string): void {
  for (const { leader, follower } of links) table.emit({ kind: 'linkBroken', leader, follower, by })
}

/** [LOB-093] Damage on the hull and a full stop; the last of a hull breaks up. */
export function runAground(table: LobTable, ship: Ship): void {
  const hull = Math.max(0, ship.hull - groundingDamage)
  const { turn } = table.state
  table.emit({ kind: 'ranAground', ship: ship.id, damage: ship.hull - hull, hull, turn })
  if (hull === 0) table.emit({ kind: 'wrecked', ship: ship.id })
}

/** [LOB-125] A ship that leaves the board has fled, but for the harbour that its side makes for. */
function leaveBoard(table: LobTable, ship: Ship, voyage: Voyage, edge: number): void {
  const { state } = table
  const byMorale = ship.isFleeing
  const isHome = isInEntrance(state, edge, voyage.end) && isOwnHarbour(state, ship)
  table.emit({ kind: isHome ? 'reachedHarbour' : 'leftBoard', ship: ship.id, edge, byMorale })
}

/** [LOB-S-4] The harbour belongs to the side that runs the blockade. */
function isOwnHarbour(state: State, ship: Ship): boolean {
  return state.players.some(player => player.seat === ship.seat && player.side === 0)
}

/** Whether a whole path would be cut short: the least move is then no longer asked for. */
export function isCutShort(state: State, ship: Ship, legs: readonly Leg[]): boolean {
  const { met, isAground, edge } = follow(state, ship, legs)
  return met !== null || isAground || edge !== null
}
