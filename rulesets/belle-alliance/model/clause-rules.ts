import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Reason, Ruling, Seat } from '@grognard/umpire'
import { LEAST_FRONT } from '../book/tables/troops.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { mayMakeRoom } from './clauses.ts'
import type { ClauseKind, ClauseOf, OrderClause } from './clauses.ts'
import { broadestFront } from './formations.ts'
import { nameOf } from './names.ts'
import { foreseeOrder } from './order-rolls.ts'
import { excludes, exclusions, goesOverWithMother, motherNear, clausesFor } from './sheets.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isOnBoard, unitOf } from './units.ts'

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

/** [BA-1.1.2-01] [BA-1.1.2-11] The seat's, in play, not in full disorder, nor what orders go through. */
export function takesOrders(state: State, seat: Seat, unit: Unit): boolean {
  if (unit.seat !== seat || unit.disorder === 'FU' || !isInCommand(state, unit)) return false
  return motherNear(state, unit)?.disorder !== 'FU'
}

/** The units for which the seat may still write a clause of that kind: none stands, none forbids it. */
export function unitsToWriteFor(state: State, seat: Seat, kind: ClauseKind): Unit[] {
  return state.units.filter(
    unit =>
      takesOrders(state, seat, unit) &&
      !goesOverWithMother(state, unit) &&
      isFreeFor(clausesFor(state, unit.id), kind),
  )
}

function isFreeFor(parts: readonly OrderClause[], kind: ClauseKind): boolean {
  return !parts.some(clause => clause.kind === kind || excludes(clause.kind, kind))
}

/** The refusals common to all written clauses; the others of a clause's own go behind them. */
export const clauseRefusals: BaRefusal<ClauseContext>[] = [
  stop(
    'BA-1.1.2-01',
    'ba.refuse.unknownUnit',
    ({ state, unit }) => findUnit(state, unit) === undefined,
  ),
  stop(
    'BA-1.1.2-01',
    'ba.refuse.notYourUnit',
    ({ state, seat, unit }) => unitOf(state, unit).seat !== seat,
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  stop(
    'BA-Q-71',
    'ba.refuse.notInPlay',
    ({ state, unit }) => !isInCommand(state, unitOf(state, unit)),
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  stop(
    'BA-1.1.2-01',
    'ba.refuse.fullDisorder',
    ({ state, unit }) => unitOf(state, unit).disorder === 'FU',
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  stop(
    'BA-1.1.2-11',
    'ba.refuse.motherRouts',
    ({ state, unit }) => motherNear(state, unitOf(state, unit))?.disorder === 'FU',
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  stop(
    'BA-1.1.5-05',
    'ba.refuse.motherGoesOver',
    ({ state, unit }) => goesOverWithMother(state, unitOf(state, unit)),
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  ...exclusions.map(exclusionRefusal),
]

function exclusionRefusal({
  rule,
  excluded,
}: (typeof exclusions)[number]): BaRefusal<ClauseContext> {
  const rival = ({ state, unit, clause }: ClauseContext) =>
    clausesFor(state, unit).find(written => excluded(written.kind, clause.kind))
  return refuse(
    rule,
    'ba.refuse.partsExclude',
    c => rival(c) !== undefined,
    c => ({
      unit: nameOf(unitOf(c.state, c.unit)),
      part: { key: `order.${c.clause.kind}` },
      written: { key: `order.${rival(c)?.kind ?? c.clause.kind}` },
    }),
  )
}

/** Throws RangeError for an unknown unit; the common refusals stop before. */
export function unitIn({ state, unit }: { state: State; unit: string }): Unit {
  return unitOf(state, unit)
}

/** The name of the unit, for the values of a message. */
export function unitName(context: { state: State; unit: string }) {
  return { unit: nameOf(unitIn(context)) }
}

/** The names of the unit and of the formation that is written for it. */
export function formationNames(context: {
  state: State
  unit: string
  clause: ClauseOf<'form' | 'leave'>
}) {
  const formation = { key: `ba.formation.${context.clause.formation}` }
  return { ...unitName(context), formation }
}

/** [BA-1.3.1-12] How many abreast so many figures may stand in a column. */
export function frontLimits(context: { state: State; unit: string }, figures: number) {
  return { ...unitName(context), least: LEAST_FRONT, most: broadestFront(figures) }
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

/** [BA-2.2.1-05] Enemies, and own units that will change too: they may leave room where they stand. */
export function whoMayGiveWay({ state, seat }: { state: State; seat: Seat }): string[] {
  const changes = ({ id }: Unit) =>
    clausesFor(state, id).some(({ kind }) => mayMakeRoom.includes(kind))
  return state.units.filter(unit => unit.seat !== seat || changes(unit)).map(({ id }) => id)
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
