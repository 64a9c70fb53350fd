import { total } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { fire } from '../chapters/fire/declare.ts'
import { hitNumber, loadOf, shotAt } from '../model/gunnery.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import { bearingsOf } from '../model/targets.ts'
import type { Order } from '../orders.ts'
import { squareWorths, worthOfFire, worthOfShip } from './worth.ts'

type FireOrder = Of<Order, 'fire'>

/** Parts of the target below which a first broadside is kept for better, and any load is not spent. */
const least = { fresh: 0.035, other: 0.004 }

/** A fire that could be ordered, and what it is worth. */
export interface Idea {
  order: FireOrder
  worth: number
}

/** The fires that have not been declared yet and that are worth their powder, the best first. */
export function firesWorthWhile(state: State, seat: Seat): Idea[] {
  return fire
    .legalOrders(state, seat)
    .filter(order => !isDeclared(state, order))
    .map(order => ({ order, worth: fireWorth(state, order) }))
    .filter(({ order, worth }) => isWorthFiring(state, order, worth))
    .toSorted((one, other) => other.worth - one.worth)
}

/** The best fire that has not been declared yet; none where it is better to wait. */
export function bestFire(state: State, seat: Seat): FireOrder | undefined {
  return firesWorthWhile(state, seat)[0]?.order
}

function fireWorth(state: State, { ship: id, side, target, aim }: FireOrder): number {
  const ship = shipOf(state, id)
  const bearing = bearingsOf(state, ship, side).find(row => row.target.id === target)
  if (!bearing) return 0
  const number = total(hitNumber, shotAt(state, ship, side, bearing))
  const worths = squareWorths(state, bearing.target)
  return worthOfFire(state, number, { aim, ammunition: loadOf(ship, side) }, worths)
}

function isDeclared({ fires }: State, { ship, side }: FireOrder): boolean {
  return fires.some(fire => fire.ship === ship && fire.side === side)
}

/** [WS-162] The first broadside of a side tells most: it is not thrown away on what is far. */
function isWorthFiring(state: State, { ship, side, target }: FireOrder, worth: number): boolean {
  const isFresh = shipOf(state, ship).isFresh[side]
  return worth >= worthOfShip(state, shipOf(state, target)) * (isFresh ? least.fresh : least.other)
}
