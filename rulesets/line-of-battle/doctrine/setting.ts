import type { Dice, Seat } from '@grognard/umpire'
import { edgeAhead } from '../rally/fates.ts'
import { chooseEdge } from '../setup/edge.ts'
import { muster } from '../setup/muster.ts'
import { chooseQuarter } from '../setup/quarters.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'

/** [LOB-S-3] Out at dusk in a fair breeze, with the night to come. */
export function bestConditions(): Order {
  return { kind: 'chooseConditions', hour: 20, weather: 3 }
}

/** [LOB-036] Neither all first-rates nor all small ships. */
export function bestFleet(state: State, seat: Seat): Order | undefined {
  return muster.legalOrders(state, seat)[1]
}

export function bestQuarter(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(chooseQuarter.legalOrders(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** [LOB-S-2] Ahead of the convoy: it has to turn or to come on. */
export function bestEdge(state: State, seat: Seat): Order | undefined {
  const ahead = edgeAhead(state)
  const edges = chooseEdge.legalOrders(state, seat)
  return edges.find(order => order.edge === ahead) ?? edges[0]
}
