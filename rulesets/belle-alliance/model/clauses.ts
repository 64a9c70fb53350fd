import { allows, field, isAllowed, judgeBy } from '@grognard/umpire'
import type { OrderOf, Reason, Ruling, Seat, ShapeOf } from '@grognard/umpire'
import { workKinds } from '../book/tables/ground.ts'
import { ticks } from '../book/tables/scale.ts'
import { formationKinds } from '../book/tables/troops.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import { mapRows, refuse, stop } from '../words.ts'
import { nameOf } from './names.ts'
import { foreseeOrder } from './order-rolls.ts'
import { clausesFor, exclusions, followedClause, goesOverWithMother, motherNear } from './sheets.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isOnBoard, unitOf } from './units.ts'

const circle = 36_000
const heading = field.angle(0, circle - 1)
const figures = field.integer(1)

/** More than any order needs; straight legs in 1/1000 cm, turns in 1/100 degree. */
const MOST_LEGS = 30
const MOST_AMOUNT = 1_000_000

/**
 * `straight` in 1/1000 cm; `pivot` and `wheel` in 1/100 degree, clockwise positive; a pivot turns on
 * the wing on the side it turns to.
 */
export interface Leg {
  kind: 'straight' | 'pivot' | 'wheel' | 'about'
  amount: number
}

const leg: ShapeOf<Leg> = field.either(
  field.record({ kind: field.one(['straight']), amount: field.length(1, MOST_AMOUNT) }),
  field.record({ kind: field.one(['pivot', 'wheel']), amount: field.angle(-circle, circle) }),
  field.record({ kind: field.one(['about']), amount: field.usually(0, field.integer(0, 0)) }),
)

/** What each clause of a unit's written order says; the order that writes it names the unit beside. */
const clauseFields = {
  /** [BA-1.2.1-01] Figures (squadrons, gun models) of the part that is split off. */
  split: { count: field.integer(1) },
  join: { with: field.friend('block') },
  form: {
    formation: field.one(formationKinds),
    front: field.usually(null, field.orNothing(field.integer(1))),
    gap: field.usually(null, field.orNothing(field.length(0))),
    /** [BA-2.2.4-01] With an about-turn as part of (un)limbering. */
    turnsAbout: field.usually(false, field.yesNo),
    /** [BA-2.2.2-01] By a quarter turn; of what faces all round, the side that becomes the front. */
    quarter: field.usually('none', field.one(['none', 'left', 'right'])),
    /** [BA-2.2.1-01] Which of two middle figures stays. */
    middle: field.usually('left', field.one(['left', 'right'])),
  },
  /** [BA-2.2.3-01] Skirmishers; heading and distance of the line's middle from the unit's front. */
  sendOut: { figures, gap: field.length(0), heading, distance: field.length(0) },
  recall: { line: field.friend('block'), figures },
  occupy: { building: field.place('building'), figures },
  leave: {
    formation: field.one(formationKinds),
    front: field.usually(null, field.orNothing(field.integer(1))),
    figures,
    /** Where the front's middle (or the centre) is to stand. */
    x: field.length(),
    y: field.length(),
    heading,
  },
  leaveGuns: {},
  manGuns: {
    battery: field.friend('block'),
    /** Gunners of each model afterwards, in the battery's order. */
    gunners: field.list(field.integer(0)),
  },
  work: {
    work: field.one(workKinds),
    terrain: field.usually('', field.place()),
    x: field.length(),
    y: field.length(),
    heading,
  },
  rest: { goal: field.one(['supply', 'valeur']) },
  transfer: {
    chief: field.text(400),
    /** [BA-1.1.5-03] The chief of the body that goes over as a whole, or empty. */
    body: field.text(400),
    /** [BA-1.1.5-04] The chief who orders it. */
    by: field.text(400),
  },
  canister: {},
  soutien: { line: field.friend('block') },
  march: {
    rate: field.usually('normal', field.one(['normal', 'fast', 'charge'])),
    legs: field.list(leg, { most: MOST_LEGS }),
    /** [BA-2.3.1-03] First and last tick of the twenty. */
    fromTick: field.usually(1, field.integer(1, ticks.march)),
    toTick: field.usually(ticks.march, field.integer(1, ticks.march)),
    /** Backwards or sideways where that is allowed: the course relative to the front, 1/100 degree. */
    course: field.usually(0, field.angle(0, circle - 1)),
  },
  attack: {
    target: field.target('block'),
    againstPosition: field.usually(false, field.yesNo),
    terrain: field.usually('', field.place()),
    ifMet: field.usually('attack', field.one(['attack', 'stop'])),
  },
}

type Clauses = typeof clauseFields

/** One clause of a unit's written order; saved battles, events and orders call it a part. */
export type OrderClause = { [K in keyof Clauses]: OrderOf<K, Clauses[K]> }[keyof Clauses]
export type ClauseKind = OrderClause['kind']
export type ClauseOf<K extends ClauseKind> = Extract<OrderClause, { kind: K }>
export type MarchClause = ClauseOf<'march'>
export type Rate = MarchClause['rate']

/** Every kind of clause. */
const clauseKinds = Object.keys(clauseFields).filter(isClauseKind)

function isClauseKind(kind: string): kind is ClauseKind {
  return Object.hasOwn(clauseFields, kind)
}

/** Any clause, as it stands in a state or an event. */
export const clause: ShapeOf<OrderClause> = { type: 'oneOf', of: clauseKinds.map(clauseOf) }
export const clauseKind: ShapeOf<ClauseKind> = field.one(clauseKinds)

function clauseOf(kind: ClauseKind) {
  return field.record({ kind: field.one([kind]), ...clauseFields[kind] })
}

/** The shape of the order that writes such a clause. */
export function writtenShape<K extends ClauseKind>(kind: K) {
  return { unit: field.piece('block'), ...clauseFields[kind] }
}

/** A clause that a seat wants to write for a unit, given by its id. */
export interface ClauseContext {
  state: State
  seat: Seat
  unit: string
  clause: OrderClause
}

/** Where the clause is of that kind. */
export interface ContextOf<K extends ClauseKind> extends ClauseContext {
  clause: ClauseOf<K>
}

/** An order that writes a clause on its unit's sheet. */
export type ClauseOrder<Clause extends OrderClause> = Clause & { unit: string }

/** The order without the name of its unit: what is written on the unit's sheet. */
export function clauseIn<K extends ClauseKind>(order: ClauseOrder<ClauseOf<K>>): ClauseOf<K> {
  // It is of the order's kind, which the compiler does not follow.
  return withoutUnit(order) as ClauseOf<K>
}

function withoutUnit({ unit: _unit, ...clause }: ClauseOrder<OrderClause>): OrderClause {
  return clause
}

/** Writes a lawful clause on the unit's sheet, in the place of one of the same kind. */
export function writeClause(table: BaTable, seat: Seat, unit: string, clause: OrderClause): void {
  table.emit({ kind: 'partWritten', seat, unit, part: clause })
}

/** [BA-Q-71] On the board, or to come on it this turn. */
function isInCommand(state: State, unit: Unit): boolean {
  if (unit.status === 'onBoard') return unit.figures > 0
  return unit.status === 'waiting' && unit.arrival !== null && unit.arrival.turn <= state.turn
}

/** A unit that is to take an order of the seat. */
interface Ordered {
  state: State
  seat: Seat
  unit: Unit
}

const orderedName = ({ unit }: Ordered) => ({ unit: nameOf(unit) })

/** What keeps a unit from taking any order of the seat. */
const takingRefusals: readonly BaRefusal<Ordered>[] = [
  stop('BA-1.1.2-01', 'ba.refuse.notYourUnit', ({ seat, unit }) => unit.seat !== seat, orderedName),
  stop(
    'BA-Q-71',
    'ba.refuse.notInPlay',
    ({ state, unit }) => !isInCommand(state, unit),
    orderedName,
  ),
  stop('BA-1.1.2-01', 'ba.refuse.fullDisorder', ({ unit }) => unit.disorder === 'FU', orderedName),
  stop(
    'BA-1.1.2-11',
    'ba.refuse.motherRouts',
    ({ state, unit }) => motherNear(state, unit)?.disorder === 'FU',
    orderedName,
  ),
]

/** What keeps a unit from having an order of its own written. */
const writingRefusals: readonly BaRefusal<Ordered>[] = [
  ...takingRefusals,
  stop(
    'BA-1.1.5-05',
    'ba.refuse.motherGoesOver',
    ({ state, unit }) => goesOverWithMother(state, unit),
    orderedName,
  ),
]

const mayTakeOrders = allows(takingRefusals)
const mayBeWrittenFor = allows(writingRefusals)

export function takesOrders(state: State, seat: Seat, unit: Unit): boolean {
  return mayTakeOrders({ state, seat, unit })
}

/** The units for which the seat may still write a clause of that kind: none stands, none forbids it. */
export function unitsToWriteFor(state: State, seat: Seat, kind: ClauseKind): Unit[] {
  return state.units.filter(
    unit =>
      mayBeWrittenFor({ state, seat, unit }) && isFreeFor(unit, clausesFor(state, unit.id), kind),
  )
}

/** A clause of some kind that would stand beside those written. */
interface Besides {
  unit: Unit
  written: readonly OrderClause[]
  kind: ClauseKind
}

const besideRefusals: readonly BaRefusal<Besides>[] = exclusions.map(({ rule, excluded }) => {
  const rival = ({ written, kind }: Besides) => written.find(clause => excluded(clause.kind, kind))
  return refuse(
    rule,
    'ba.refuse.partsExclude',
    besides => rival(besides) !== undefined,
    besides => ({
      unit: nameOf(besides.unit),
      part: { key: `order.${besides.kind}` },
      written: { key: `order.${rival(besides)?.kind ?? besides.kind}` },
    }),
  )
})

const mayStandBeside = allows(besideRefusals)

/** None of the kind is written yet, and none that forbids it. */
function isFreeFor(unit: Unit, written: readonly OrderClause[], kind: ClauseKind): boolean {
  return !written.some(clause => clause.kind === kind) && mayStandBeside({ unit, written, kind })
}

/** The refusals common to all written clauses; the others of a clause's own go behind them. */
export const clauseRefusals: BaRefusal<ClauseContext>[] = [
  stop(
    'BA-1.1.2-01',
    'ba.refuse.unknownUnit',
    ({ state, unit }) => findUnit(state, unit) === undefined,
  ),
  ...mapRows(writingRefusals, ({ state, seat, unit }: ClauseContext) => ({
    state,
    seat,
    unit: unitOf(state, unit),
  })),
  ...mapRows(besideRefusals, ({ state, unit, clause: { kind } }: ClauseContext) => ({
    unit: unitOf(state, unit),
    written: clausesFor(state, unit),
    kind,
  })),
]

/** Throws RangeError for an unknown unit; the common refusals stop before. */
export function unitIn({ state, unit }: { state: State; unit: string }): Unit {
  return unitOf(state, unit)
}

/** The name of the unit, for the values of a message. */
export function unitName(context: { state: State; unit: string }) {
  return { unit: nameOf(unitIn(context)) }
}

const onBoard: BaRefusal<{ state: State; unit: string }> = stop(
  'BA-Q-71',
  'ba.refuse.notArrived',
  c => !isOnBoard(unitIn(c)),
  unitName,
)

/** The refusals common to all clauses, then those of this one, for units that stand on the board. */
export function withCommonRefusals<K extends ClauseKind>(
  own: readonly BaRefusal<ContextOf<K>>[],
): BaRefusal<ContextOf<K>>[] {
  return [...clauseRefusals, onBoard, ...own]
}

/** Why the unit cannot move at all any more this turn. */
const standing: BaRefusal<{ state: State; unit: string }>[] = [
  stop(
    'BA-1.1.2-01',
    'ba.refuse.outOfAction',
    c => !isOnBoard(unitIn(c)) || unitIn(c).disorder === 'FU',
    unitName,
  ),
  refuse('BA-1.1.1-04', 'ba.refuse.continuedFire', c => unitIn(c).doing.continuedFire, unitName),
  refuse('BA-5.3.1-01', 'ba.refuse.retreated', c => unitIn(c).doing.forced, unitName),
]

/** [BA-1.1.1-04] [BA-5.3.1-01] The other unit that a change moves stays as it is this turn. */
export function othersThatStay<Context>(other: (context: Context) => Unit): BaRefusal<Context>[] {
  const values = (context: Context) => ({ unit: nameOf(other(context)) })
  return [
    refuse('BA-1.1.1-04', 'ba.refuse.continuedFire', c => other(c).doing.continuedFire, values),
    refuse('BA-5.3.1-01', 'ba.refuse.retreated', c => other(c).doing.forced, values),
  ]
}

/** [BA-1.3.5-02] [BA-1.3.6-01] Who stands to work or rest only changes formation. */
export function standsStill({ formation: { kind } }: Unit): boolean {
  return kind === 'work' || kind === 'rest'
}

/** [BA-1.1.2-04] Why a clause that was written cannot be carried out now; null where it can. */
export function refusalNow<K extends ClauseKind>(
  own: readonly BaRefusal<ContextOf<K>>[],
  context: ContextOf<K>,
): Reason | null {
  const general = judgeBy(standing, context).because[0]
  return general ?? judgeBy(own, context).because[0] ?? null
}

/** The clause is void, and the log says why. */
export function failClause(table: BaTable, unit: string, part: ClauseKind, because: Reason): void {
  const { seat } = unitOf(table.state, unit)
  table.emit({ kind: 'partFailed', seat, unit, part, because })
}

/** What the orders that write a clause have in common. */
interface ClauseRules<K extends ClauseKind> {
  judge(state: State, seat: Seat, order: ClauseOrder<ClauseOf<K>>): Ruling
  execute(table: BaTable, seat: Seat, order: ClauseOrder<ClauseOf<K>>): void
  continues(table: BaTable, seat: Seat, order: ClauseOrder<ClauseOf<K>>): void
}

/**
 * [BA-1.1.2-02] [BA-1.1.3-01] A clause is written where none of its rows refuses it; what is foreseen
 * is whether the unit follows.
 */
export function clauseRules<K extends ClauseKind>(
  refusals: readonly BaRefusal<ContextOf<K>>[],
): ClauseRules<K> {
  return {
    judge: (state, seat, order) =>
      judgeBy(refusals, { state, seat, unit: order.unit, clause: clauseIn(order) }),
    execute: write,
    continues(table, seat, order) {
      write(table, seat, order)
      foreseeOrder(table, order.unit)
    },
  }
}

function write<K extends ClauseKind>(
  table: BaTable,
  seat: Seat,
  order: ClauseOrder<ClauseOf<K>>,
): void {
  writeClause(table, seat, order.unit, clauseIn(order))
}

/** Those of an order that offers what is lawful of a short list of clauses. */
export function clauseRulesFromList<K extends ClauseKind>(
  kind: K,
  refusals: readonly BaRefusal<ContextOf<K>>[],
  clauses: (unit: Unit, state: State) => readonly ClauseOf<K>[],
): ClauseRules<K> & { legalOrders(state: State, seat: Seat): ClauseOrder<ClauseOf<K>>[] } {
  return {
    ...clauseRules(refusals),
    legalOrders: (state, seat) =>
      unitsToWriteFor(state, seat, kind).flatMap(unit =>
        clauses(unit, state)
          .filter(clause => isAllowed(refusals, { state, seat, unit: unit.id, clause }))
          .map(clause => ({ ...clause, unit: unit.id })),
      ),
  }
}

/** A unit with the clause that it follows; the clause was lawful when it was asked for. */
export interface Following<K extends ClauseKind> {
  unit: Unit
  clause: ClauseOf<K>
}

/** Units that follow a clause of this kind and still can, in their order; the other clauses fail. */
export function following<K extends ClauseKind>(
  table: BaTable,
  kind: K,
  refusals: readonly BaRefusal<ContextOf<K>>[],
): Following<K>[] {
  return ordered(table, kind).filter(({ unit, clause }) =>
    isPossible(table, unit, clause, refusals),
  )
}

function ordered<K extends ClauseKind>({ state }: BaTable, kind: K): Following<K>[] {
  return state.units.filter(isOnBoard).flatMap(unit => {
    const clause = followedClause(state, unit.id, kind)
    return clause ? [{ unit, clause }] : []
  })
}

/** Whether nothing hinders it now; else the clause fails, with the first reason. */
export function isPossible<K extends ClauseKind>(
  table: BaTable,
  { id: unit, seat }: Unit,
  clause: ClauseOf<K>,
  refusals: readonly BaRefusal<ContextOf<K>>[],
): boolean {
  const reason = refusalNow(refusals, { state: table.state, seat, unit, clause })
  if (reason) failClause(table, unit, clause.kind, reason)
  return reason === null
}
