import { strongest } from '../factors.ts'
import { inflict } from '../morale/inflict.ts'
import { rollThree } from '../morale/roll-three.ts'
import type { Effect } from '../morale/effect.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { orderRollRow } from '../tables/order-roll.ts'
import type { OrderRollRow } from '../tables/order-roll.ts'
import { orderBodies, partsOfBody } from './order-body.ts'
import type { OrderBody } from './order-body.ts'
import { orderFactors } from './order-factors.ts'
import { orderKeyOf } from './order-key.ts'
import { needsRoll } from './order-roll-need.ts'

/** [BA-1.1.3-03] [BA-1.1.3-11] When all orders are written: one roll each, then their moves as one batch. */
export function rollOrders(table: BaTable): void {
  const effects = orderBodies(table.state).flatMap(body => settle(table, body))
  forgetFailures(table)
  inflict(table, effects)
}

/** What will come of the orders that go out with a unit's, as they are written now. */
export function foreseeOrder(table: BaTable, unit: string): void {
  const body = orderBodies(table.state).find(({ units }) => units.some(({ id }) => id === unit))
  if (body) inflict(table, settle(table, body))
}

function settle(table: BaTable, body: OrderBody): Effect[] {
  if (needsRoll(table.state, body)) return roll(table, body)
  for (const { seat, id } of body.units) table.emit({ kind: 'orderFollowed', seat, unit: id })
  return []
}

/** [BA-1.1.3-04] [BA-1.1.2-04] What the roll says holds for all parts. */
function roll(table: BaTable, body: OrderBody): Effect[] {
  const { state } = table
  const { decider } = body
  const context = {
    state,
    unit: decider,
    parts: partsOfBody(state, body),
    failed: failedIn(state, body),
  }
  const sum = table.tally(strongest(orderFactors, context), context)
  const total = rollThree(table, 'BA-1.1.3-04').total + sum
  const row = orderRollRow(total)
  for (const unit of body.units) tell(table, unit, total, row)
  return body.units.flatMap(({ id }) => effectOf(id, row))
}

function tell(table: BaTable, unit: Unit, total: number, row: OrderRollRow): void {
  const { seat, id } = unit
  const inRow = row.isFollowed ? 0 : failedBefore(table.state, unit) + 1
  const { isFollowed: followed, disorder: to } = row
  table.emit({ kind: 'orderRolled', seat, unit: id, total, followed, to, inRow })
}

function effectOf(unit: string, { disorder: degree }: OrderRollRow): Effect[] {
  return degree === 'OR' ? [] : [{ unit, degree, cause: 'orderRoll', fromX: null, fromY: null }]
}

/** [BA-1.1.3-08] Of several orders together that of the unit that decides, else of the first. */
function failedIn(state: State, { decider, units }: OrderBody): number {
  const [first] = units
  const lead = units.includes(decider) ? decider : first
  return lead ? failedBefore(state, lead) : 0
}

/** [BA-1.1.3-08] Turns in a row in which this very order has failed. */
function failedBefore(state: State, { id, failedOrder }: Unit): number {
  return failedOrder?.key === orderKeyOf(state, id) ? failedOrder.inRow : 0
}

/** [BA-1.1.3-08] A turn without a roll ends the row. */
function forgetFailures(table: BaTable): void {
  const units = table.state.units
    .filter(({ failedOrder, doing }) => failedOrder !== null && !doing.orderRolled)
    .map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'failuresForgotten', units })
}
