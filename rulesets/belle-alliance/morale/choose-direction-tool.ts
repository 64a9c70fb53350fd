import { bearing, normalise, turnBetween } from '@grognard/geometry'
import type { Of, PathTool, Seat, Trace } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { DEGREE } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { ForcedMove, State } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { unitOf } from '../units.ts'
import { straightAways } from './course.ts'
import { walkOf } from './forced-walk.ts'
import { moverAt } from './mover.ts'
import { speedOfBody } from './speed.ts'
import { bestHeading, isUndecided } from './undecided.ts'

type Choosing = Of<Order, 'chooseDirection'>

/** Points the way: the path ends where the unit will come to stand. */
export const directionTool: PathTool<State, Choosing> = {
  tool: 'path',
  piece: ({ unit }) => unit,
  pieces: (state, seat) => undecidedOf(state, seat).map(({ unit }) => unit),
  start: (state, _seat, unit) => ({ kind: 'chooseDirection', unit, heading: safest(state, unit) }),
  extend: (state, _seat, order, x, y) => ({ ...order, heading: towards(state, order.unit, x, y) }),
  shorten: order => order,
  trace: (state, _seat, order) => traceOf(state, order),
}

function undecidedOf(state: State, seat: Seat): ForcedMove[] {
  return state.forced.filter(
    move => isUndecided(state, move) && unitOf(state, move.unit).seat === seat,
  )
}

function safest(state: State, unit: string): number {
  const move = moveOf(state, unit)
  return move ? bestHeading(state, move) : 0
}

/** The lawful heading nearest to the point: any whole degree, or one by the lines away. */
function towards(state: State, unit: string, x: number, y: number): number {
  const centre = centreOf(unitOf(state, unit))
  const wanted = inDegrees(bearing(centre.x, centre.y, x, y))
  const move = moveOf(state, unit)
  const lines = move ? straightAways(state, move) : []
  if (lines.length === 0) return wanted
  const off = (line: number) => Math.abs(turnBetween(line, wanted))
  const nearest = lines.reduce((best, line) => (off(line) < off(best) ? line : best))
  return state.options.retreatDirection === 'straight' ? nearest : insideCone(nearest, wanted)
}

function insideCone(line: number, wanted: number): number {
  const turn = turnBetween(line, wanted)
  if (Math.abs(turn) <= angles.retreat) return wanted
  const most = turn < 0 ? line - angles.retreat : line + angles.retreat
  return normalise((turn < 0 ? Math.ceil(most / DEGREE) : Math.floor(most / DEGREE)) * DEGREE)
}

function inDegrees(heading: number): number {
  return normalise(Math.round(heading / DEGREE) * DEGREE)
}

function traceOf(state: State, { unit: id, heading }: Choosing): Trace {
  const move = moveOf(state, id)
  const { x, y, heading: facing } = unitOf(state, id)
  const start = { x, y, heading: facing }
  if (!move) return { poses: [start], cost: 0, budget: 0, reached: 0, contact: null }
  const way = walkOf(state, { ...move, heading })
  const [lead] = way.movers
  const end = lead ? moverAt(lead, heading, way.distance).unit : start
  const length = Math.floor(way.distance)
  const budget = Math.max(length, Math.floor(speedOfBody(state, way.movers, heading)))
  return {
    poses: [start, { x: end.x, y: end.y, heading: facing }],
    cost: length,
    budget,
    reached: length,
    contact: way.stop === null ? null : { x: end.x, y: end.y },
  }
}

function moveOf(state: State, id: string): ForcedMove | undefined {
  return state.forced.find(({ unit }) => unit === id)
}
