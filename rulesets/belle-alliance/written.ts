import type { Message, Of, Seat, WrittenOrders } from '@grognard/umpire'
import { partsFor, takesOrders } from './command/index.ts'
import { orders } from './order-rules.ts'
import type { Order } from './orders.ts'
import type { Part } from './parts.ts'
import type { State } from './state.ts'

/** [BA-1.1.2-05] The seat's order sheet, while it can still be written on. */
export function written(view: State, seat: Seat): WrittenOrders[] {
  if (view.place[view.place.length - 1]?.at !== 'orders') return []
  return view.units
    .filter(unit => takesOrders(view, seat, unit))
    .map(unit => ({
      piece: unit.id,
      name: { key: 'ba.name', values: { name: unit.name } },
      orders: partsFor(view, unit.id).map(part => toldPart(view, unit.id, part)),
    }))
}

function toldPart(view: State, unit: string, part: Part): Message {
  const order: Order = { ...part, unit }
  return toldOrder(view, order.kind, order)
}

function toldOrder<K extends Order['kind']>(view: State, kind: K, order: Order): Message {
  const { tell }: { tell(state: State, order: Of<Order, K>): Message } = orders[kind]
  return tell(view, order as Of<Order, K>)
}
