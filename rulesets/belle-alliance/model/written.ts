import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import type { BaRefusal, BaTable } from '../rules.ts'
import { clauseIn, unitsToWriteFor, writeClause } from './clause-rules.ts'
import type { Writing, Written } from './clause-rules.ts'
import type { ClauseKind, ClauseOf } from './clauses.ts'
import { foreseeOrder } from './order-rolls.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'

/** What the orders that write a clause have in common. */
interface ClauseRules<K extends ClauseKind> {
  judge(state: State, seat: Seat, order: Written<ClauseOf<K>>): Ruling
  execute(table: BaTable, seat: Seat, order: Written<ClauseOf<K>>): void
  continues(table: BaTable, seat: Seat, order: Written<ClauseOf<K>>): void
}

/**
 * [BA-1.1.2-02] [BA-1.1.3-01] A clause is written where none of its rows refuses it; what is foreseen
 * is whether the unit follows.
 */
export function clauseRules<K extends ClauseKind>(
  refusals: readonly BaRefusal<Writing<K>>[],
): ClauseRules<K> {
  return {
    judge: (state, seat, order) =>
      judgeBy(refusals, { state, seat, unit: order.unit, clause: clauseIn(order) }),
    execute,
    continues(table, seat, order) {
      execute(table, seat, order)
      foreseeOrder(table, order.unit)
    },
  }
}

function execute<K extends ClauseKind>(
  table: BaTable,
  seat: Seat,
  order: Written<ClauseOf<K>>,
): void {
  writeClause(table, seat, order.unit, clauseIn(order))
}

/** The same where the lawful ones of some clauses for a unit are offered. */
export function written<K extends ClauseKind>(
  kind: K,
  refusals: readonly BaRefusal<Writing<K>>[],
  clauses: (unit: Unit, state: State) => readonly ClauseOf<K>[],
): ClauseRules<K> & { legalOrders(state: State, seat: Seat): Written<ClauseOf<K>>[] } {
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
