import { stepOf } from '@grognard/umpire'
import type { Message, Of, OrderSheet, Seat } from '@grognard/umpire'
import { buildings } from '../chapters/buildings/index.ts'
import { command } from '../chapters/command/index.ts'
import { fire } from '../chapters/fire/index.ts'
import { formation } from '../chapters/formation/index.ts'
import { gunners } from '../chapters/gunners/index.ts'
import { march } from '../chapters/march/index.ts'
import { recovery } from '../chapters/recovery/index.ts'
import { skirmishers } from '../chapters/skirmishers/index.ts'
import { works } from '../chapters/works/index.ts'
import { takesOrders } from '../model/clauses.ts'
import type { ClauseKind, OrderClause } from '../model/clauses.ts'
import { clausesFor } from '../model/sheets.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules } from '../rules.ts'

/** The orders that write a clause. */
const orders: { [K in ClauseKind]: BaOrderRules<K> } = {
  ...formation.orders,
  ...skirmishers.orders,
  ...buildings.orders,
  leaveGuns: gunners.orders.leaveGuns,
  manGuns: gunners.orders.manGuns,
  ...march.orders,
  ...works.orders,
  canister: fire.orders.canister,
  rest: recovery.orders.rest,
  transfer: command.orders.transfer,
}

/** [BA-1.1.2-05] The seat's order sheets, while they can still be written on; [BA-1.1.1-02] each line can be struck out. */
export function orderSheets(view: State, seat: Seat): OrderSheet[] {
  if (stepOf(view) !== 'orders') return []
  return view.units
    .filter(unit => takesOrders(view, seat, unit))
    .map(({ id, name }) => ({
      piece: id,
      name: { key: 'ba.name', values: { name } },
      orders: clausesFor(view, id).map(clause => clauseMessage(view, id, clause)),
      strikes: clausesFor(view, id).map(({ kind }) => striking(id, kind)),
    }))
}

function striking(unit: string, part: ClauseKind): Of<Order, 'strike'> {
  return { kind: 'strike', unit, part }
}

function clauseMessage(view: State, unit: string, clause: OrderClause): Message {
  const order: Order = { ...clause, unit }
  return toldOrder(view, order.kind, order)
}

function toldOrder<K extends ClauseKind>(view: State, kind: K, order: Order): Message {
  const { describe }: { describe(state: State, order: Of<Order, K>): Message } = orders[kind]
  return describe(view, order as Of<Order, K>)
}
