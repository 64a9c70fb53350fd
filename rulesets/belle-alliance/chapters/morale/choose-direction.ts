import { FULL_TURN, HALF_TURN, bearing, normalise, turnBetween } from '@grognard/geometry'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Message, Of, PathTool, Reason, Seat, Trace, Value } from '@grognard/umpire'
import { CM, DEGREE } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { angles } from '../../book/tables/scale.ts'
import { distanceBetween } from '../../model/contact.ts'
import { centreOf } from '../../model/footprint.ts'
import { moverAt, speedOfBody } from '../../model/forced-moves.ts'
import { compassOf, listed, nameOf, nameOfUnit, thingNamed } from '../../model/names.ts'
import { isStraightOnly } from '../../model/options.ts'
import type { ForcedMove, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { centresOf, forcedMovement, straightAways } from './retreat.ts'

const COMPASS = [0, 4500, -4500, 9000, -9000, 13_500, -13_500, 18_000]

/** [BA-5.3.1-02] Of the whole degrees inside the cone some, up to the last on either side. */
const ASIDE = [angles.retreat / 3, (2 * angles.retreat) / 3, angles.retreat - DEGREE]
const CONE = [0, ...ASIDE.flatMap(aside => [aside, -aside])]

/** The forced move that a unit has still to make. */
export function moveOf({ forced }: State, unit: string): ForcedMove | undefined {
  return forced.find(move => move.unit === unit)
}

/** Directions worth choosing from, 1/100 degree, the safest first. */
export function headingsFor(state: State, move: ForcedMove): number[] {
  const lines = straightAways(state, move)
  if (lines.length > 0) return [...new Set([...lines, ...lines.flatMap(line => turns(line, CONE))])]
  return turns(awayFromEnemies(state, unitOf(state, move.unit)), COMPASS)
}

function turns(heading: number, angles: readonly number[]): number[] {
  const even = Math.round(heading / DEGREE) * DEGREE
  return angles.map(angle => normalise(even + angle))
}

/** Straight away from the nearest enemy; where there is none, to the rear. */
function awayFromEnemies(state: State, unit: Unit): number {
  const enemies = state.units.filter(other => isOnBoard(other) && areEnemies(unit, other))
  const [first] = enemies
  if (!first) return normalise(unit.heading + HALF_TURN)
  const nearest = enemies.reduce(
    (best, enemy) => (distanceBetween(unit, enemy) < distanceBetween(unit, best) ? enemy : best),
    first,
  )
  const from = centreOf(nearest)
  const to = centreOf(unit)
  return bearing(from.x, from.y, to.x, to.y)
}

/** [BA-5.3.1-03] [BA-Q-56] [BA-Q-57] The owner has still to say where the unit goes. */
export function isUndecided(state: State, move: ForcedMove): boolean {
  if (move.heading !== null || !isOpen(state, move)) return false
  if (doDiffer(headingsFor(state, move), state, move)) return true
  return centresOf(move).length === 0 && doDiffer(finely, state, move)
}

/** [BA-3.1.5-02] The rules leave more than one line, as where equal effects came from several enemies. */
function isOpen(state: State, move: ForcedMove): boolean {
  if (centresOf(move).length === 0 || !isStraightOnly(state)) return true
  return new Set(straightAways(state, move)).size > 1
}

const STEP = 15 * DEGREE
/** All round: where the worthwhile ways are barred there may be a gap beside them. */
const finely = Array.from({ length: 24 }, (_, i) => normalise(i * STEP))

/** Some way is open, or not every one is barred at once by the same. */
function doDiffer(headings: readonly number[], state: State, move: ForcedMove): boolean {
  const ends = new Set<string>()
  for (const heading of headings) {
    const end = endOf(state, { ...move, heading })
    if (end === null) return true
    ends.add(end)
  }
  return ends.size > 1
}

/** What bars the way where the unit stands; null where it can go. */
function endOf(state: State, move: ForcedMove): string | null {
  const { distance, stop } = forcedMovement(state, move)
  if (distance > 0 || !stop) return null
  return stop.kind === 'unit' ? `${stop.by} ${stop.meeting}` : stop.kind
}

/** The directions worth choosing from, those that lead farthest unbarred first, else the safest. */
function headingsByRoom(state: State, move: ForcedMove): number[] {
  const ways = headingsFor(state, move).map(heading => ({
    heading,
    rank: rankOf(state, { ...move, heading }),
  }))
  return ways.toSorted((one, other) => one.rank - other.rank).map(({ heading }) => heading)
}

/** 0 where nothing bars the whole move, 1 where it is barred on the way, 2 where it is at once. */
function rankOf(state: State, move: ForcedMove): number {
  const { distance, stop } = forcedMovement(state, move)
  if (stop === null || stop.kind === 'edge') return 0
  return distance > 0 ? 1 : 2
}

/** How far it is to go from where it stands, if nothing bars it, in 1/1000 cm. */
function distanceOwed(state: State, move: ForcedMove): number {
  const way = forcedMovement(state, move)
  const start = way.movers.map(mover => moverAt(mover, way.heading, 0))
  return Math.max(Math.floor(way.distance), Math.floor(speedOfBody(state, start, way.heading)))
}

/** What will bar a forced move in a direction: a unit's id, or empty for the ground; else null. */
function barredBy(state: State, move: ForcedMove): string | null {
  const { stop } = forcedMovement(state, move)
  if (stop === null || stop.kind === 'edge') return null
  return stop.kind === 'unit' ? stop.by : ''
}

/** Who or what bars a way, by name. */
export function barName(state: State, by: string): Value {
  return by === '' ? { key: 'ba.barred.ground' } : nameOf(unitOf(state, by))
}

/** The first of the worthwhile ways. */
function bestHeading(state: State, move: ForcedMove): number {
  return headingsByRoom(state, move)[0] ?? 0
}

/** What the forced move of a unit is called. */
export function kindOfMove(state: State, unit: string): 'retreat' | 'rout' {
  return moveOf(state, unit)?.degree === 'U' ? 'retreat' : 'rout'
}

type Choosing = Of<Order, 'chooseDirection'>

/** Points the way: the path ends where the unit will come to stand. */
export const directionTool: PathTool<State, Choosing> = {
  tool: 'path',
  piece: ({ unit }) => unit,
  pieces: (state, seat) => movesToChoose(state, seat).map(({ unit }) => unit),
  start: (state, _seat, unit) => ({ kind: 'chooseDirection', unit, heading: safest(state, unit) }),
  extend: (state, _seat, order, x, y) => ({ ...order, heading: towards(state, order.unit, x, y) }),
  shorten: order => order,
  trace: (state, _seat, order) => traceOf(state, order),
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
  return isStraightOnly(state) ? nearest : insideCone(nearest, wanted)
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
  const way = forcedMovement(state, { ...move, heading })
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
  const bar = barredBy(state, { ...move, heading })
  return bar === null ? trace : { ...trace, meets: meets(barName(state, bar)) }
}

function meets(by: Value): Message {
  return { key: 'ba.trace.barred', values: { by } }
}

/** [BA-5.3.1-01] [BA-5.4.1-02] What is owed and why; [BA-5.3.1-05] and what a bar to a retreat leads to. */
function notesFor(state: State, move: ForcedMove, owed: number): Reason[] {
  const kind = kindOfMove(state, move.unit)
  const cause = { key: `ba.cause.${move.cause}` }
  const values = { unit: nameOf(unitOf(state, move.unit)), cause, cm: Math.round(owed / CM) }
  const note = { rule: owedRules[kind], message: `ba.note.owed.${kind}`, values }
  const notes = [note, ...linesNote(state, move)]
  const bar = barredBy(state, move)
  if (bar === null || kind === 'rout') return notes
  const barred = { unit: values.unit, by: barName(state, bar) }
  return [...notes, { rule: 'BA-5.3.1-05', message: 'ba.note.barred', values: barred }]
}

/** [BA-Q-57] Wherever the hand points, it goes by one of these lines. */
function linesNote(state: State, move: ForcedMove): Reason[] {
  const lines = [...new Set(straightAways(state, move))]
  if (!isStraightOnly(state) || lines.length === 0) return []
  const headings = listed(lines.map(line => String(Math.round(line / DEGREE))))
  return [{ rule: 'BA-Q-57', message: 'ba.note.lines', values: { headings } }]
}

const owedRules = {
  retreat: 'BA-5.3.1-01',
  rout: 'BA-5.4.1-02',
} as const satisfies Record<string, RuleId>

interface Choice {
  state: State
  order: Choosing
  /** The move that waits for its direction; it takes long to find, and is the same for each direction. */
  move: ForcedMove | undefined
}

/** The move of a unit of the seat that waits for its direction. */
function moveToChoose(state: State, seat: Seat, unit: string): ForcedMove | undefined {
  const owner = findUnit(state, unit)?.seat
  const move = moveOf(state, unit)
  return move && owner === seat && isUndecided(state, move) ? move : undefined
}

function choiceOf(state: State, seat: Seat, order: Choosing): Choice {
  return { state, order, move: moveToChoose(state, seat, order.unit) }
}

const name = ({ state, order }: Choice) => ({ unit: thingNamed(state, order.unit) })

const directionRefusals: readonly BaRefusal<Choice>[] = [
  stop('BA-5.3.1-03', 'ba.refuse.noDirection', c => c.move === undefined, name),
  refuse('BA-Q-57', 'ba.refuse.notStraightAway', c => isBound(c) && !isStraightAway(c), name),
  refuse(
    'BA-Q-56',
    'ba.refuse.wholeDegree',
    c => !isBound(c) && c.order.heading % DEGREE !== 0 && !isStraightAway(c),
  ),
  refuse(
    'BA-5.3.1-02',
    'ba.refuse.outsideCone',
    c => !isBound(c) && isOutsideCones(c),
    c => ({ ...name(c), degrees: angles.retreat / DEGREE }),
  ),
]

function straightOf({ state, move }: Choice): number[] {
  return move ? straightAways(state, move) : []
}

/** One of several lines away is to be chosen, and nothing beside them. */
function isBound(choice: Choice): boolean {
  return isStraightOnly(choice.state) && straightOf(choice).length > 0
}

function isStraightAway(choice: Choice): boolean {
  return straightOf(choice).includes(choice.order.heading)
}

function isOutsideCones(choice: Choice): boolean {
  const lines = straightOf(choice)
  const isOutside = (line: number) =>
    Math.abs(turnBetween(line, choice.order.heading)) > angles.retreat
  return lines.length > 0 && lines.every(isOutside)
}

export const chooseDirectionShape = {
  unit: field.piece('block'),
  heading: field.angle(0, FULL_TURN - 1),
}

/** [BA-5.3.1-02] [BA-5.3.1-03] Where a retreat or a rout leads. */
export const chooseDirection: BaOrderRules<'chooseDirection'> = {
  shape: chooseDirectionShape,
  judge: (state, seat, order) => judgeBy(directionRefusals, choiceOf(state, seat, order)),
  execute(table, _seat, { unit, heading }) {
    table.emit({ kind: 'directionChosen', unit, heading })
  },
  resolves: plays('forced', {}, { until: hasSeveralContacts }),
  legalOrders: (state, seat) =>
    movesToChoose(state, seat).flatMap(move => lawfulOrders(state, seat, move)),
  tool: directionTool,
  describe: (state, { unit, heading }) => ({
    key: `ba.order.chooseDirection.${kindOfMove(state, unit)}`,
    values: {
      unit: nameOfUnit(state, unit),
      degrees: heading / DEGREE,
      compass: compassOf(heading),
      ...owedText(state, unit, heading),
      ...barText(state, unit, heading),
    },
  }),
}

/** Each is settled by two rolls, and all in one step. */
function hasSeveralContacts({ forced, carried }: State): boolean {
  return forced.length === 0 && carried.length > 1
}

/** Why it goes, and how far it must. */
function owedText(state: State, unit: string, heading: number) {
  const move = moveOf(state, unit)
  if (!move) return { cause: '', cm: 0 }
  const cm = Math.round(distanceOwed(state, { ...move, heading }) / CM)
  return { cause: { key: `ba.cause.${move.cause}` }, cm }
}

/** Who bars the way, as things stand now. */
function barText(state: State, unit: string, heading: number) {
  const move = moveOf(state, unit)
  const by = move ? barredBy(state, { ...move, heading }) : null
  if (by === null) return { isBarred: 'no', by: '' }
  return { isBarred: 'yes', by: barName(state, by) }
}

function movesToChoose(state: State, seat: Seat): ForcedMove[] {
  return state.forced.filter(
    move => unitOf(state, move.unit).seat === seat && isUndecided(state, move),
  )
}

function lawfulOrders(state: State, seat: Seat, forced: ForcedMove): Choosing[] {
  const move = moveToChoose(state, seat, forced.unit)
  return headingsByRoom(state, forced)
    .map(heading => orderOf(forced, heading))
    .filter(order => isAllowed(directionRefusals, { state, order, move }))
}

function orderOf({ unit }: ForcedMove, heading: number): Choosing {
  return { kind: 'chooseDirection', unit, heading }
}
