import { hullDistance, isHullWithin, reachOf } from '@grognard/geometry/measured/hull.ts'
import { isFollowing } from '@grognard/geometry/measured/line-ahead.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { areInContact } from '../melee/beside.ts'
import { canStandInLine } from '../movement/lines.ts'
import type { Ship, State } from '../state.ts'
import { lineOfBattle } from '../tables/manoeuvres.ts'
import { boardingGap } from '../tables/melee.ts'
import { exchangeWorth } from './exchange.ts'
import { facing, gapBetween, placeGaps, prizesFor } from './foes.ts'
import type { Foe } from './foes.ts'
import { distanceBetween, goalOf, quarryOf } from './goals.ts'
import { chargeOf, isAtCoast } from './spying.ts'
import {
  boardingMargin,
  edgeMargin,
  elbowRoom,
  prizeReach,
  wantedRange,
  weights,
  wideBerth,
} from './weights.ts'

/** A ship as it would lie at the end of a move. */
export function shipAt(ship: Ship, pose: Pose, travelled: number): Ship {
  return { ...ship, x: pose.x, y: pose.y, heading: pose.heading, travelled }
}

/** What a captain sees about his ship before he weighs where she might go. */
export interface Outlook {
  state: State
  foes: readonly Foe[]
  /** Ships without a crew that she has hands enough to take. */
  prizes: readonly Ship[]
  /** Hulls that she may come near to, her own not among them. */
  near: readonly Ship[]
  /** Ships that she may stand in line with. */
  consorts: readonly Ship[]
}

/** For all places within so far of where she lies, 1/1000 in. */
export function outlookFor(state: State, ship: Ship, way: number): Outlook {
  return {
    state,
    foes: facing(state, ship, way),
    prizes: prizesFor(state, ship),
    near: state.ships.filter(other => isInTheWay(ship, other, way)),
    consorts: canStandInLine(state, ship) ? consortsOf(state, ship) : [],
  }
}

function isInTheWay(ship: Ship, other: Ship, way: number): boolean {
  if (other.id === ship.id || other.status !== 'afloat') return false
  return distanceBetween(ship, other) <= way + reachOf(ship) + reachOf(other) + elbowRoom + ROUNDING
}

/** More than all that rounding can add to a move, 1/1000 in. */
const ROUNDING = 200

/** [LOB-104] Friends that have moved and stay where they are. */
function consortsOf(state: State, ship: Ship): Ship[] {
  return state.ships.filter(
    other =>
      other.seat === ship.seat &&
      other.id !== ship.id &&
      other.hasMoved &&
      canStandInLine(state, other),
  )
}

/** How good it is for a ship to lie there: guns, and all else. */
export function placeWorth(outlook: Outlook, ship: Ship): number {
  const { state, foes } = outlook
  placeGaps(ship, foes, gaps)
  return exchangeWorth(state, ship, foes, gaps) + worthAtGaps(outlook, ship)
}

/** From the ship that is looked at to each of her foes: one list for all places, since there are many. */
const gaps: number[] = []

/** All but the guns: crews, line, room, range, edges, and what the scenario asks. */
export function stationWorth(outlook: Outlook, ship: Ship): number {
  placeGaps(ship, outlook.foes, gaps)
  return worthAtGaps(outlook, ship)
}

function worthAtGaps(outlook: Outlook, ship: Ship): number {
  const { state, foes } = outlook
  const standing =
    boardingWorth(ship, foes) +
    lineWorth(outlook, ship) +
    coastWorth(state, ship) -
    crowdIn(outlook, ship) * weights.crowd
  const goal = goalOf(state, ship)
  if (goal) {
    const way = (distanceBetween(ship, goal) / 1000) * weights.goal
    return standing - way - closenessTo(ship, foes) * weights.shun
  }
  const charge = chargeOf(state, ship)
  const escort = charge ? (distanceBetween(ship, charge) / 1000) * weights.escort : 0
  const quarry = quarryOf(state, ship)
  const chase = quarry ? (distanceBetween(ship, quarry) / 1000) * weights.chase : 0
  return (
    standing +
    prizeWorth(outlook, ship) +
    rangeWorth(foes) +
    edgeWorth(state, ship) -
    chase -
    escort
  )
}

function rangeWorth(foes: readonly Foe[]): number {
  if (foes.length === 0) return 0
  let nearest = Infinity
  for (let i = 0; i < foes.length; i++) {
    nearest = Math.min(nearest, gaps[i] ?? Infinity)
    if (nearest <= wantedRange) return 0
  }
  return (-(nearest - wantedRange) / 1000) * weights.distance
}

/** A ship that is bound somewhere keeps out of the enemy's grasp: inches too near, all together. */
function closenessTo(ship: Ship, foes: readonly Foe[]): number {
  let closeness = 0
  for (const foe of foes)
    if (isHullWithin(ship, foe.ship, wideBerth))
      closeness += (wideBerth - hullDistance(ship, foe.ship)) / 1000
  return closeness
}

/** A ship that means to stay keeps clear of the edges. */
function edgeWorth(state: State, ship: Ship): number {
  const room = Math.min(ship.x, ship.y, state.width - ship.x, state.height - ship.y)
  return (-Math.max(0, edgeMargin - room) / 1000) * weights.edge
}

/** By how much a gap may exceed the distance, since that is reckoned from rounded corners, 1/1000 in. */
const ASTRAY = 5

/** How many hulls lie closer than there is room for, all together from 0 to 1 each. */
function crowdIn({ near }: Outlook, ship: Ship): number {
  let crowd = 0
  for (const other of near) {
    if (gapBetween(ship, other) > elbowRoom + ASTRAY) continue
    const distance = hullDistance(ship, other)
    if (distance <= elbowRoom) crowd += 1 - distance / elbowRoom
  }
  return crowd
}

/** Alongside a weaker crew is where a captain wants to be, and not alongside a stronger one. */
function boardingWorth(ship: Ship, foes: readonly Foe[]): number {
  let worth = 0
  for (let i = 0; i < foes.length; i++) {
    const enemy = foes[i]?.ship
    if (enemy === undefined || (gaps[i] ?? Infinity) > boardingGap + ASTRAY) continue
    if (!isHullWithin(ship, enemy, boardingGap)) continue
    worth += ship.crew >= enemy.crew + boardingMargin ? weights.boarding : -weights.boarding
  }
  return worth
}

/** [LOB-151] The nearest ship that is anybody's for the taking. */
function prizeWorth({ prizes }: Outlook, ship: Ship): number {
  let nearest = prizeReach
  for (const prize of prizes) nearest = Math.min(nearest, gapBetween(ship, prize))
  const closing = ((prizeReach - nearest) / 1000) * weights.prey
  const canTake = nearest <= ASTRAY && prizes.some(prize => areInContact(ship, prize))
  return canTake ? closing + weights.prize : closing
}

const limits = {
  gap: lineOfBattle.gap,
  cone: lineOfBattle.bearing,
  heading: lineOfBattle.headingDifference,
}

/** [LOB-104] In line ahead of or behind friends that have moved. */
export function lineWorth({ consorts }: Outlook, ship: Ship): number {
  let worth = 0
  for (const other of consorts) {
    if (!isClose(ship, other)) continue
    if (isFollowing(other, ship, limits) || isFollowing(ship, other, limits)) worth += weights.line
  }
  return worth
}

function isClose(ship: Ship, other: Ship): boolean {
  const dx = ship.x - other.x
  const dy = ship.y - other.y
  const reach = limits.gap + (ship.length + other.length) / 2 + ROUNDING
  return dx * dx + dy * dy <= reach * reach
}

function coastWorth(state: State, ship: Ship): number {
  return state.objectives.length > 0 && isAtCoast(state, ship) ? weights.coast : 0
}
