import { isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { hullDistance, isHullWithin, reachOf } from '@grognard/geometry/measured/hull.ts'
import { isFollowing } from '@grognard/geometry/measured/line-ahead.ts'
import type { Point, Pose } from '@grognard/geometry/measured/pose.ts'
import { sweepLegs } from '@grognard/geometry/measured/sweep.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { halfArc, rangeBands } from '../book/tables/fire.ts'
import { boardingGap } from '../book/tables/melee.ts'
import { crossing, lineOfBattle } from '../book/tables/movement.ts'
import { crossingEnd } from '../chapters/fire/fire.ts'
import { areInContact } from '../chapters/melee/board.ts'
import { courseBy } from '../chapters/movement/courses.ts'
import { canStandInLine } from '../model/lines.ts'
import { isOperational } from '../model/ships.ts'
import { distanceBetween } from '../model/measures.ts'
import { exitOf, groundAgainst } from '../model/moves.ts'
import type { Ship, State } from '../model/state.ts'
import { bandOf, facing, foesOf, gapBetween, longestRange, placeGaps, prizesFor } from './foes.ts'
import type { Foe } from './foes.ts'
import { chargeOf, goalOf, isAtCoast, isWayHome, quarryOf } from './goals.ts'
import { quarterSought } from './quarters.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { bestBy, edgeMargin, elbowRoom, prizeReach, weights, wideBerth } from './weights.ts'

/** The best a ship may deal from there with either side, less what the enemies at these gaps may deal her. */
function exchangeWorth(
  state: State,
  ship: Ship,
  foes: readonly Foe[],
  gaps: readonly number[],
): number {
  let port = 0
  let starboard = 0
  let taken = 0
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i]
    const gap = gaps[i] ?? Infinity
    if (foe === undefined || gap > longestRange) continue
    const band = bandOf(ship, foe.ship, gap)
    if (band >= rangeBands.length) continue
    const isClose = gap <= crossing.distance
    const threat = foe.taken[band] ?? 0
    if (threat > 0 && bears(foe.ship, ship))
      taken += threat * raking(state, foe.ship, ship, isClose)
    const most = (foe.dealt[band] ?? 0) * (isClose ? crossing.factor : 1)
    if (most <= port && most <= starboard) continue
    const dealt = (foe.dealt[band] ?? 0) * raking(state, ship, foe.ship, isClose)
    if (dealt > port && isInBroadsideArc(ship, 'port', foe.ship, halfArc)) port = dealt
    if (dealt > starboard && isInBroadsideArc(ship, 'starboard', foe.ship, halfArc))
      starboard = dealt
  }
  return port + starboard - taken
}

function bears(shooter: Ship, target: Ship): boolean {
  return (
    isInBroadsideArc(shooter, 'port', target, halfArc) ||
    isInBroadsideArc(shooter, 'starboard', target, halfArc)
  )
}

/** [LOB-107] What lying across her bow or stern makes of a broadside. */
function raking(state: State, shooter: Ship, target: Ship, isClose: boolean): number {
  return isClose && crossingEnd(state, shooter, target) ? crossing.factor : 1
}

/** A ship as it would lie at the end of a move. */
export function shipAt(ship: Ship, pose: Pose, travelled: number): Ship {
  return { ...ship, x: pose.x, y: pose.y, heading: pose.heading, travelled }
}

/** What a captain sees about his ship before he weighs where she might go. */
export interface Outlook {
  state: State
  temper: Temper
  /** Where a quarter wants her, if the plan minds quarters. */
  quarter: Point | null
  /** The enemy that all go for, if the plan has one. */
  mark: Ship | null
  foes: readonly Foe[]
  /** Ships without a crew that she has hands enough to take. */
  prizes: readonly Ship[]
  /** Hulls that she may come near to, her own not among them. */
  near: readonly Ship[]
  /** Ships that she may stand in line with. */
  consorts: readonly Ship[]
}

/** For all places within so far of where she lies, 1/1000 in. */
export function outlookFor(state: State, ship: Ship, way: number, temper: Temper = usual): Outlook {
  return {
    state,
    temper,
    quarter: temper.quarter > 0 ? quarterSought(state, ship) : null,
    mark: temper.together > 0 ? markOf(state, ship) : null,
    foes: facing(state, ship, way, temper),
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
  const { state, foes, temper } = outlook
  const standing =
    boardingWorth(ship, foes, temper) +
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
    rangeWorth(foes, temper) -
    quarterAway(outlook, ship) +
    edgeWorth(state, ship) -
    markAway(outlook, ship) -
    chase -
    escort
  )
}

/** How far she lies from where a quarter wants her, as the plan minds it. */
function quarterAway({ quarter, temper }: Outlook, ship: Ship): number {
  return quarter ? (distanceBetween(ship, quarter) / 1000) * temper.quarter : 0
}

/** A hull and a half: from centre to centre one is no nearer. */
const HULLS = inches(1.5)

/** How far she lies beyond the range wanted from the enemy that all go for, as the plan minds it. */
function markAway({ mark, temper }: Outlook, ship: Ship): number {
  if (!mark) return 0
  const beyond = distanceBetween(ship, mark) - temper.range - HULLS
  return (Math.max(0, beyond) / 1000) * temper.together
}

/** The enemy who has least way to all ships of the seat together. */
function markOf(state: State, ship: Ship): Ship | null {
  const own = state.ships.filter(other => other.seat === ship.seat && isOperational(other))
  const way = (enemy: Ship): number =>
    own.reduce((sum, other) => sum + distanceBetween(other, enemy), 0)
  return bestBy(foesOf(state, ship), enemy => -way(enemy)) ?? null
}

function rangeWorth(foes: readonly Foe[], { range, distance }: Temper): number {
  if (foes.length === 0) return 0
  let nearest = Infinity
  for (let i = 0; i < foes.length; i++) {
    nearest = Math.min(nearest, gaps[i] ?? Infinity)
    if (nearest <= range) return 0
  }
  return (-(nearest - range) / 1000) * distance
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

/** By how much a gap may exceed the distance, since that is measured from rounded corners, 1/1000 in. */
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
function boardingWorth(ship: Ship, foes: readonly Foe[], { boarding, margin }: Temper): number {
  let worth = 0
  for (let i = 0; i < foes.length; i++) {
    const enemy = foes[i]?.ship
    if (enemy === undefined || (gaps[i] ?? Infinity) > boardingGap + ASTRAY) continue
    if (!isHullWithin(ship, enemy, boardingGap)) continue
    worth += ship.crew >= enemy.crew + margin ? boarding : -weights.boarding
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
export function lineWorth({ consorts, temper }: Outlook, ship: Ship): number {
  let worth = 0
  for (const other of consorts) {
    if (!isClose(ship, other)) continue
    if (isFollowing(other, ship, limits) || isFollowing(ship, other, limits)) worth += temper.line
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

/** How far ahead a captain looks, 1/1000 in. */
const LOOKOUT = inches(5)

/** Hard over to either side all the way, easily, and straight on. */
const HELMS: readonly (readonly number[])[] = [
  [],
  [1, 1, 1, 1, 1],
  [-1, -1, -1, -1, -1],
  [0.5, 0.5, 0.5, 0.5, 0.5],
  [-0.5, -0.5, -0.5, -0.5, -0.5],
]

/** Whether a ship that lies so will find a way that neither grounds her nor loses her over an edge. */
export function hasWayOn(state: State, ship: Ship): boolean {
  if (isInOpenSea(state, ship)) return true
  return HELMS.some(helm => isClear(state, ship, helm))
}

/** Nothing within the lookout: no need to look. */
function isInOpenSea(state: State, { x, y, length }: Ship): boolean {
  const reach = LOOKOUT + length
  const room = Math.min(x, y, state.width - x, state.height - y)
  if (room < reach) return false
  return state.terrain.every(({ polygon }) => isBoxBeyond(polygon, x, y, reach))
}

function isBoxBeyond(polygon: readonly number[], x: number, y: number, reach: number): boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < polygon.length; i += 2) {
    const [px = 0, py = 0] = [polygon[i], polygon[i + 1]]
    west = Math.min(west, px)
    east = Math.max(east, px)
    south = Math.min(south, py)
    north = Math.max(north, py)
  }
  return x < west - reach || x > east + reach || y < south - reach || y > north + reach
}

function isClear(state: State, ship: Ship, helm: readonly number[]): boolean {
  const legs = courseBy(state, ship, LOOKOUT, helm)
  const { contact, poses } = sweepLegs(ship, legs, [], groundAgainst(state, ship))
  const exit = exitOf(state, ship, poses)
  if (exit) return isWayHome(state, ship, exit.edge, exit.end)
  return contact === null
}
