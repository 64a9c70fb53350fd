import { total } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { fire } from '../chapters/fire/declare.ts'
import { hitNumber, loadOf, shotAt } from '../model/gunnery.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import { bearingsOf } from '../model/targets.ts'
import type { Order } from '../orders.ts'
import { squareWorths, worthOfFire, worthOfShip, worthOfSurrender } from './worth.ts'

type FireOrder = Of<Order, 'fire'>

/** Parts of the target below which a first broadside is kept for better, and any load is not spent. */
const least = { fresh: 0.04, other: 0.004 }

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
  const shot = shotAt(state, ship, side, bearing)
  const worths = squareWorths(state, bearing.target)
  const load = { aim, ammunition: loadOf(ship, side) }
  return (
    worthOfFire(state, total(hitNumber, shot), load, worths) +
    worthOfSurrender(state, shot, bearing.target, aim)
  )
}

function isDeclared({ fires }: State, { ship, side }: FireOrder): boolean {
  return fires.some(fire => fire.ship === ship && fire.side === side)
}

/** [WS-162] The first broadside of a side tells most: it is not thrown away on what is far, unless neither has way on to come nearer. */
function isWorthFiring(state: State, order: FireOrder, worth: number): boolean {
  const [ship, target] = [shipOf(state, order.ship), shipOf(state, order.target)]
  const isKept = ship.isFresh[order.side] && (ship.speed > 0 || target.speed > 0)
  return worth >= worthOfShip(state, target) * (isKept ? least.fresh : least.other)
}
