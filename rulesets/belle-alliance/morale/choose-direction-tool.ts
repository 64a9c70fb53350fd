import { bearing, normalise, turnBetween } from '@grognard/geometry'
import type { Message, Of, PathTool, Reason, Seat, Trace, Value } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { listed } from '../listed.ts'
import { CM, DEGREE } from '../measures.ts'
import { nameOf } from '../names.ts'
import type { Order } from '../orders.ts'
import type { RuleId } from '../rulebook.ts'
import type { ForcedMove, State } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { unitOf } from '../units.ts'
import { straightAways } from './course.ts'
import { walkOf } from './forced-walk.ts'
import { moverAt } from './mover.ts'
import { speedOfBody } from './speed.ts'
import { barName, barOf, bestHeading, isUndecided, mannerOf } from './undecided.ts'

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
  const unit = unitOf(state, id)
  const start = { ...centreOf(unit), heading: unit.heading }
  if (!move) return { poses: [start], cost: 0, budget: 0, reached: 0, contact: null }
  const way = walkOf(state, { ...move, heading })
  const [lead] = way.movers
  const end = lead ? centreOf(moverAt(lead, heading, way.distance).unit) : start
  const length = Math.floor(way.distance)
  const budget = Math.max(length, Math.floor(speedOfBody(state, way.movers, heading)))
  const trace: Trace = {
    poses: [start, { x: end.x, y: end.y, heading: unit.heading }],
    cost: length,
    budget,
    reached: length,
    contact: way.stop === null ? null : { x: end.x, y: end.y },
    notes: notesFor(state, { ...move, heading }, budget),
  }
  const bar = barOf(state, { ...move, heading })
  return bar === null ? trace : { ...trace, meets: meets(barName(state, bar)) }
}

function meets(by: Value): Message {
  return { key: 'ba.trace.barred', values: { by } }
}

/** [BA-5.3.1-01] [BA-5.4.1-02] What is owed and why; [BA-5.3.1-05] and what a bar to a retreat leads to. */
function notesFor(state: State, move: ForcedMove, owed: number): Reason[] {
  const manner = mannerOf(state, move.unit)
  const cause = { key: `ba.cause.${move.cause}` }
  const values = { unit: nameOf(unitOf(state, move.unit)), cause, cm: Math.round(owed / CM) }
  const note = { rule: owedRules[manner], message: `ba.note.owed.${manner}`, values }
  const notes = [note, ...linesNote(state, move)]
  const bar = barOf(state, move)
  if (bar === null || manner === 'rout') return notes
  const barred = { unit: values.unit, by: barName(state, bar) }
  return [...notes, { rule: 'BA-5.3.1-05', message: 'ba.note.barred', values: barred }]
}

/** [BA-Q-57] Wherever the hand points, it goes by one of these lines. */
function linesNote(state: State, move: ForcedMove): Reason[] {
  const lines = [...new Set(straightAways(state, move))]
  if (state.options.retreatDirection !== 'straight' || lines.length === 0) return []
  const headings = listed(lines.map(line => String(Math.round(line / DEGREE))))
  return [{ rule: 'BA-Q-57', message: 'ba.note.lines', values: { headings } }]
}

const owedRules = {
  retreat: 'BA-5.3.1-01',
  rout: 'BA-5.4.1-02',
} as const satisfies Record<string, RuleId>

function moveOf(state: State, id: string): ForcedMove | undefined {
  return state.forced.find(({ unit }) => unit === id)
}
