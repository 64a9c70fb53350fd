import { bearing } from '@grognard/geometry/measured/angle.ts'
import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import type { Point, Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import type { Message, Of, PathSwitch, PathTool, Trace } from '@grognard/umpire'
import { leastMove, tackTurn, turningUnit } from '../../book/tables/movement.ts'
import { rescuerOf } from '../../model/guns.ts'
import { distanceBetween } from '../../model/measures.ts'
import { followLegs } from '../../model/moves.ts'
import type { MoveResult } from '../../model/moves.ts'
import { cardOf, shipOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import { openPartOf, openTurnTo } from '../../model/wind.ts'
import type { Order, SailOrder } from '../../orders.ts'
import { maySail, surveyOf, turningAfter, turningOut } from './path.ts'

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
function plotTowards(
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
  if (legs.length === 0) legs.push(...turningOut(state, ship))
}

/** One turn and one advance; false where the point or the end of the budget is reached. */
function plotStep(plot: Plot, point: Point): boolean {
  const { state, ship, legs, budget } = plot
  const distance = Math.round(distanceBetween(endOf(plot), point))
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
function trimmed(state: State, ship: Ship, legs: readonly Leg[], budget: number): Leg[] {
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

/** Where legs really lead: to the first contact, and no further. 1/1000 in. */
function traceOfLegs(state: State, ship: Ship, legs: readonly Leg[], budget: number): Trace {
  const move = followLegs(state, ship, legs)
  const { cost, length } = surveyOf(state, ship, legs)
  const { end, met, isAground } = move
  const trace: Trace = {
    poses: [{ x: ship.x, y: ship.y, heading: ship.heading }, ...move.poses],
    cost,
    budget,
    reached: cost - length + move.travelled,
    contact: met !== null || isAground ? { x: end.x, y: end.y } : null,
  }
  const meets = meetsIn(state, move)
  if (meets) trace.meets = meets
  return trace
}

function meetsIn(state: State, { met, isAground, edge }: MoveResult): Message | null {
  if (met !== null) return { key: 'lob.trace.alongside', values: { ship: shipOf(state, met).name } }
  if (isAground) return { key: 'lob.trace.aground' }
  return edge === null ? null : { key: 'lob.trace.edge' }
}

/** How a path is drawn on the screen. */
export const sailTool: PathTool<State, SailOrder> = {
  tool: 'path',
  piece: order => order.ship,
  pieces: (state, seat) =>
    state.ships.filter(ship => maySail({ state, seat, ship })).map(ship => ship.id),
  start: (state, _seat, piece) => startOf(state, shipOf(state, piece)),
  extend(state, _seat, order, x, y) {
    const ship = shipOf(state, order.ship)
    const budget = budgetOf(state, ship, order)
    return { ...order, legs: plotTowards(state, ship, order.legs, budget, { x, y }) }
  },
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace: (state, _seat, order) => traceOf(state, order),
  switches: (state, _seat, order) => switchesOf(state, order),
}

/** [LOB-102] After a failed tack there is nothing to draw: straight on at full speed. */
function startOf(state: State, ship: Ship): SailOrder {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs: [], anchor: false }
  if (ship.manoeuvre !== 'tackFailed') return order
  return { ...order, legs: [{ advance: budgetOf(state, ship, order), turn: 0 }] }
}

function budgetOf(state: State, ship: Ship, order: SailOrder): number {
  return speedOf(state, ship, order.anchor || ship.isAnchored)
}

function traceOf(state: State, order: SailOrder): Trace {
  const ship = shipOf(state, order.ship)
  return traceOfLegs(state, ship, order.legs, budgetOf(state, ship, order))
}

function switchesOf(state: State, order: SailOrder): PathSwitch<SailOrder>[] {
  const ship = shipOf(state, order.ship)
  const switches: PathSwitch<SailOrder>[] = []
  if (ship.manoeuvre === 'tackPassed') switches.push(comeAbout(order))
  const isAnchorFree = !ship.isAnchored && !ship.isAnchorUsed && ship.manoeuvre !== 'tackFailed'
  if (isAnchorFree) switches.push(dropAnchor(state, ship, order))
  return switches
}

/** [LOB-071] The anchor at the end costs an inch: the path is cut down to what is left. */
function dropAnchor(state: State, ship: Ship, order: SailOrder): PathSwitch<SailOrder> {
  const flipped = { ...order, anchor: !order.anchor }
  const legs = trimmed(state, ship, order.legs, budgetOf(state, ship, flipped))
  return { key: 'lob.switch.anchor', isOn: order.anchor, flipped: { ...flipped, legs } }
}

/** [LOB-102] Turns about before the first inch; what was drawn behind it is drawn anew. */
function comeAbout(order: SailOrder): PathSwitch<SailOrder> {
  const first = order.legs[0]
  const isOn = first !== undefined && first.advance === 0 && Math.abs(first.turn) === tackTurn
  const legs = isOn ? [] : [{ advance: 0, turn: tackTurn }]
  return { key: 'lob.switch.comeAbout', isOn, flipped: { ...order, legs } }
}

/** The further move after a rescue is drawn as any other. */
export const sailOnTool: PathTool<State, Of<Order, 'sailOn'>> = {
  tool: 'path',
  piece: order => order.ship,
  pieces(state, seat) {
    const ship = rescuerOf(state)
    return ship?.seat === seat ? [ship.id] : []
  },
  start: (_state, _seat, piece) => ({ kind: 'sailOn', ship: piece, legs: [] }),
  extend(state, _seat, order, x, y) {
    const ship = shipOf(state, order.ship)
    return { ...order, legs: plotTowards(state, ship, order.legs, ship.speed, { x, y }) }
  },
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace(state, _seat, { ship: id, legs }) {
    const ship = shipOf(state, id)
    return traceOfLegs(state, ship, legs, ship.speed)
  },
}
