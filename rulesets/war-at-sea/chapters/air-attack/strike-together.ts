import { field } from '@grognard/umpire'
import { allowed } from '@grognard/umpire/ruling.ts'
import type { Of, Seat } from '@grognard/umpire'
import { allExperts } from '../../model/experts.ts'
import { applyLosses, mayEvade } from '../../model/hits.ts'
import type { State } from '../../model/state.ts'
import { isEnemyAfloat, nameOf, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasContinuation, WasOrderRules, WasTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { strikeOnce, strikersOf, strikesAt } from './strike.ts'
import type { StrikeOrder } from './strike.ts'

type Together = Of<Order, 'strikeTogether'>

export const togetherShape = { target: field.target('ship') }

/** [WAS-120] [WAS-123] Every aircraft that can attack a unit does so, one after the other. */
export const strikeTogether: WasOrderRules<'strikeTogether'> = {
  shape: togetherShape,
  judge: (state, seat, { target }) =>
    strikesOn(state, seat, target).length > 1
      ? allowed
      : refused('WAS-120', 'was.refuse.noStrikeTogether'),
  execute(table, seat, { target }) {
    while (strikeNext(table, seat, target)) continue
  },
  continues: (_table, seat, { target }) => strikesFrom(seat, target),
  legalOrders: togetherOf,
  tool: { tool: 'list', target: ({ target }) => target },
  describe: (state, { target }) => ({
    key: 'was.order.strikeTogether',
    values: { target: nameOf(state, target) },
  }),
}

function togetherOf(state: State, seat: Seat): Together[] {
  return state.units
    .filter(unit => isEnemyAfloat(seat, unit))
    .filter(({ id }) => strikesOn(state, seat, id).length > 1)
    .map(({ id }) => ({ kind: 'strikeTogether', target: id }))
}

/** Each attack by itself, so that equal states are gone on from once. */
function strikesFrom(seat: Seat, target: string): (table: WasTable) => WasContinuation {
  return function next(table) {
    return strikeNext(table, seat, target) ? next : applyLosses
  }
}

/** Whether anyone was left to attack. */
function strikeNext(table: WasTable, seat: Seat, target: string): boolean {
  const [order] = strikesOn(table.state, seat, target)
  if (!order) return false
  strikeOnce(table, seat, order)
  return true
}

/** One attack of each aircraft that reaches the unit, with the help that is left; [WAS-A15] torpedoes that she may evade are ordered one by one. */
export function strikesOn(state: State, seat: Seat, target: string): StrikeOrder[] {
  return strikersOf(state, seat).flatMap(plane => {
    const order = strikesAt(state, plane).find(
      one =>
        one.target === target &&
        (one.weapon !== 'torpedo' || !mayEvade(state, unitOf(state, target))),
    )
    return order ? [{ ...order, experts: allExperts(state, plane, order.weapon) }] : []
  })
}
