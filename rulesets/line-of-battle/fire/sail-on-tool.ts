import type { Of, PathTool } from '@grognard/umpire'
import { plotTowards } from '../movement/plot.ts'
import { traceOfLegs } from '../movement/trace.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { rescuerOf } from './rescuer.ts'

/** The further move after a rescue is drawn as any other. */
export const sailOnTool: PathTool<State, Of<Order, 'sailOn'>> = {
  tool: 'path',
  piece: order => order.ship,
  pieces(state, seat) {
    const ship = rescuerOf(state)
    return ship?.seat === seat ? [ship.id] : []
  },
  start: (_state, _seat, piece) => ({ kind: 'sailOn', ship: piece, legs: [] }),
  extend(state, _seat, order, x, y) {
    const ship = shipOf(state, order.ship)
    return { ...order, legs: plotTowards(state, ship, order.legs, ship.speed, { x, y }) }
  },
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace(state, _seat, { ship: id, legs }) {
    const ship = shipOf(state, id)
    return traceOfLegs(state, ship, legs, ship.speed)
  },
}
