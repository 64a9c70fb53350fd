import { bearing } from '@grognard/geometry/measured/angle.ts'
import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import type { Point, Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove, turningUnit } from '../tables/movement.ts'
import { surveyOf, turningAfter } from './path.ts'
import { isInClosedSector, openPartOf, openTurnTo, turnOut } from './wind.ts'

/** Nearer than this a point counts as reached, 1/1000 in; our own measure. */
const REACHED = 50

/** Within this angle a course counts as straight at a point; our own measure. */
const ON_COURSE = DEGREE

/** A path being drawn: its legs are changed in place. */
interface Plot {
  state: State
  ship: Ship
  legs: Leg[]
  budget: number
}

/** The poses along a path with nothing in its way, the ship's own first. */
function posesAlong(ship: Pose, legs: readonly Leg[]): Pose[] {
  let at: Pose = { x: ship.x, y: ship.y, heading: ship.heading }
  const poses = [at]
  for (const leg of legs) {
    at = turn(advance(at, leg.advance), leg.turn)
    poses.push(at)
  }
  return poses
}

/** The path drawn on towards a point by lawful turns and advances, within what it may cost. */
export function plotTowards(
  state: State,
  ship: Ship,
  legs: readonly Leg[],
  budget: number,
  point: Point,
): Leg[] {
  const plot: Plot = { state, ship, legs: legs.map(copyLeg), budget }
  if (ship.manoeuvre === 'tackFailed') return [{ advance: budget, turn: 0 }]
  beginPlot(plot)
  while (plotStep(plot, point)) continue
  return atLeast(plot)
}

function copyLeg(leg: Leg): Leg {
  return { advance: leg.advance, turn: leg.turn }
}

/** [LOB-066] In the closed sector the path begins by turning out. */
function beginPlot({ state, ship, legs }: Plot): void {
  if (legs.length > 0 || !isInClosedSector(state, ship.heading)) return
  legs.push({ advance: 0, turn: turnOut(state, ship.heading) })
}

/** One turn and one advance; false where the point or the end of the budget is reached. */
function plotStep(plot: Plot, point: Point): boolean {
  const { state, ship, legs, budget } = plot
  const distance = distanceTo(endOf(plot), point)
  if (distance < REACHED) return false
  steer(plot, point)
  const rest = budget - surveyOf(state, ship, legs).cost
  const off = Math.abs(offCourse(plot, point))
  if (rest <= 0 || isPassedBy(off, distance)) return false
  goAhead(legs, Math.min(rest, off <= ON_COURSE ? distance : turningUnit))
  return true
}

function endOf({ ship, legs }: Plot): Pose {
  return posesAlong(ship, legs)[legs.length] ?? ship
}

function distanceTo(from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return Math.round(Math.sqrt(dx * dx + dy * dy))
}

/** A point close by and abaft the beam: the ship would only circle round it. */
function isPassedBy(off: number, distance: number): boolean {
  return off > QUARTER_TURN && distance < turningUnit
}

/** The turn that would bring the bow onto the point. */
function offCourse(plot: Plot, point: Point): number {
  const { x, y, heading } = endOf(plot)
  return openTurnTo(plot.state, heading, bearing(x, y, point.x, point.y))
}

/** Turns after the last leg as far as it allows, and about where a passed tack is still to be used. */
function steer(plot: Plot, point: Point): void {
  const { state, ship, legs } = plot
  if (ship.rudderTurns > 0) return
  const { turning } = cardOf(state, ship)
  const off = offCourse(plot, point)
  if (Math.abs(off) > turning && hasTackLeft(plot)) {
    legs.push({ advance: 0, turn: off })
    return
  }
  const last = legs[legs.length - 1]
  if (!last || last.advance === 0) return
  const most = turningAfter(turning, last.advance)
  const before = endOf(plot).heading - last.turn
  const wished = Math.max(-most, Math.min(most, last.turn + off))
  last.turn = openPartOf(state, before, wished)
}

/** [LOB-102] */
function hasTackLeft({ state, ship, legs }: Plot): boolean {
  if (ship.manoeuvre !== 'tackPassed') return false
  const { sharp, windward } = surveyOf(state, { ...ship, manoeuvre: 'none' }, legs)
  return sharp < 0 && windward < 0
}

function goAhead(legs: Leg[], distance: number): void {
  const last = legs[legs.length - 1]
  if (last && last.turn === 0) last.advance += distance
  else legs.push({ advance: distance, turn: 0 })
}

/** [LOB-061] Drawn on straight ahead to the least a ship must travel. */
function atLeast({ state, ship, legs }: Plot): Leg[] {
  const missing = leastMove - surveyOf(state, ship, legs).cost
  if (missing > 0) goAhead(legs, missing)
  return legs
}

/** The path cut down to what it may cost. */
export function trimmed(state: State, ship: Ship, legs: readonly Leg[], budget: number): Leg[] {
  const kept: Leg[] = []
  let rest = budget - (surveyOf(state, ship, legs).cost - lengthOf(legs))
  for (const leg of legs) {
    if (leg.advance > rest) {
      if (rest > 0) kept.push({ advance: rest, turn: 0 })
      return kept
    }
    kept.push(copyLeg(leg))
    rest -= leg.advance
  }
  return kept
}

function lengthOf(legs: readonly Leg[]): number {
  return legs.reduce((length, leg) => length + leg.advance, 0)
}
