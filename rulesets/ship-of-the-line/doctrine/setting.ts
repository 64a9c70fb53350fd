import type { Dice, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { setupOrders } from '../setup/index.ts'
import type { State } from '../state.ts'

export function anyFlag(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(setupOrders.chooseNation.legalOrders(state, seat), dice)
}

export function anyBerth(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(setupOrders.berth.legalOrders(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** A card of each officer, by chance: which of the two makes but a small difference. */
export function anyOfficers(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(setupOrders.chooseOfficers.legalOrders(state, seat), dice)
}
