import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { isFollowing, linkCrossed } from '@grognard/geometry/measured/line-ahead.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { sweptCrossesSegment } from '@grognard/geometry/measured/swept-segment.ts'
import { lineOfBattle } from '../book/tables/movement.ts'
import type { LobTable } from '../rules.ts'
import type { MoveResult } from './moves.ts'
import { noteStroke } from './players.ts'
import { areEnemies, cardOf, isInMelee, isOperational } from './ships.ts'
import type { Link, Ship, State } from './state.ts'

const limits = {
  gap: lineOfBattle.gap,
  cone: lineOfBattle.bearing,
  heading: lineOfBattle.headingDifference,
}

/** [LOB-103] A ship of the line that sails in it; smaller classes neither count nor bridge. */
export function canStandInLine(state: State, ship: Ship): boolean {
  return isOperational(ship) && cardOf(state, ship).isShipOfTheLine && keepsStation(state, ship)
}

/** [LOB-103] Ruling: a line is sailed. Whoever lies still has dropped out of it, and whoever flees. */
function keepsStation(state: State, ship: Ship): boolean {
  if (ship.isAnchored || ship.agroundSince !== null || ship.sails === 0) return false
  return !ship.isFleeing && !isInMelee(state, ship)
}

/**
 * [LOB-106] Whether one ship of the line follows another with no enemy hull between.
 * [LOB-112] A link that an enemy sailed through this turn stays broken.
 */
export function follows(state: State, leader: Ship, follower: Ship): boolean {
  return isInTouch(state, leader, follower) && isUncut(state, leader, follower)
}

function isBroken({ brokenLinks }: State, leader: Ship, follower: Ship): boolean {
  for (const link of brokenLinks)
    if (link.leader === leader.id && link.follower === follower.id) return true
  return false
}

function isCrossed(state: State, leader: Ship, follower: Ship): boolean {
  for (const ship of state.ships)
    if (
      ship.status === 'afloat' &&
      areEnemies(state, ship, leader) &&
      linkCrossed(leader, follower, ship)
    )
      return true
  return false
}

/** More than rounding can add to a gap, 1/1000 in. */
const ROUNDING = 10

/** [LOB-106] Gap, bearing and heading alone, the cheap test first. */
function isInTouch(state: State, leader: Ship, follower: Ship): boolean {
  return (
    isClose(leader, follower) &&
    !areEnemies(state, leader, follower) &&
    isFollowing(leader, follower, limits)
  )
}

/** Whether two ships lie near enough for one to follow the other at all. */
function isClose(ship: Ship, other: Ship): boolean {
  const dx = ship.x - other.x
  const dy = ship.y - other.y
  const reach = limits.gap + (ship.length + other.length) / 2 + ROUNDING
  return dx * dx + dy * dy <= reach * reach && ship !== other
}

/**
 * [LOB-103] [LOB-104] [LOB-105] Whether a ship stands in an unbroken piece that is long enough,
 * wherever in it.
 */
export function isInLine(state: State, ship: Ship): boolean {
  if (!canStandInLine(state, ship)) return false
  const others = lineOfBattle.leastShips - 1
  const ahead = shipsAhead(state, ship, others)
  return ahead + shipsAstern(state, ship, others - ahead) >= others
}

/** How many ships lead a ship, one before the other, counted no further than this. */
function shipsAhead(state: State, ship: Ship, most: number): number {
  let count = 0
  for (const other of state.ships) {
    if (count >= most) break
    if (isAhead(state, other, ship)) count = Math.max(count, 1 + shipsAhead(state, other, most - 1))
  }
  return count
}

/** How many ships follow a ship, counted no further than this. */
function shipsAstern(state: State, ship: Ship, most: number): number {
  let count = 0
  for (const other of state.ships) {
    if (count >= most) break
    if (isAhead(state, ship, other))
      count = Math.max(count, 1 + shipsAstern(state, other, most - 1))
  }
  return count
}

/** Whether one ship of the line leads another; the cheap test first. */
function isAhead(state: State, leader: Ship, follower: Ship): boolean {
  return (
    isInTouch(state, leader, follower) &&
    canStandInLine(state, leader) &&
    canStandInLine(state, follower) &&
    isUncut(state, leader, follower)
  )
}

function isUncut(state: State, leader: Ship, follower: Ship): boolean {
  return !isBroken(state, leader, follower) && !isCrossed(state, leader, follower)
}

interface ShipLink {
  leader: Ship
  follower: Ship
}

/** [LOB-103] The lines that stand now: the ships of each, its leader first. */
export function linesOf(state: State): Ship[][] {
  const links = linksOf(state).filter(link => isLongEnough(state, link))
  const lines: Ship[][] = []
  const taken = new Set<Ship>()
  for (const ship of headsFirst(links)) {
    if (taken.has(ship)) continue
    const line = connected(ship, links)
    for (const member of line) taken.add(member)
    lines.push(line)
  }
  return lines
}

/** Every pair of neighbours in line ahead. */
function linksOf(state: State): ShipLink[] {
  const links: ShipLink[] = []
  const ships = state.ships.filter(ship => canStandInLine(state, ship))
  for (const leader of ships)
    for (const follower of ships)
      if (follows(state, leader, follower)) links.push({ leader, follower })
  return links
}

/** [LOB-105] Ships ahead of the link, its own two, and ships astern make a piece that is long enough. */
function isLongEnough(state: State, { leader, follower }: ShipLink): boolean {
  const others = lineOfBattle.leastShips - 2
  const ahead = shipsAhead(state, leader, others)
  return ahead + shipsAstern(state, follower, others - ahead) >= others
}

/** Ships without a leader before the others. */
function headsFirst(links: readonly ShipLink[]): Ship[] {
  const ships = [...new Set(links.flatMap(link => [link.leader, link.follower]))]
  const isHead = (ship: Ship) => !links.some(link => link.follower === ship)
  return [...ships.filter(isHead), ...ships.filter(ship => !isHead(ship))]
}

function connected(first: Ship, links: readonly ShipLink[]): Ship[] {
  const line = [first]
  for (const member of line)
    for (const { leader, follower } of links) {
      if (leader === member && !line.includes(follower)) line.push(follower)
      if (follower === member && !line.includes(leader)) line.push(leader)
    }
  return line
}

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
