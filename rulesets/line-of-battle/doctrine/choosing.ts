import { hullDistance, reachOf } from '@grognard/geometry/measured/hull.ts'
import type { Ship } from '../state.ts'

/** The item worth most, the first of equals; undefined of none. */
export function bestBy<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item | undefined {
  let best: Item | undefined
  let most = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value > most || best === undefined) {
      most = value
      best = item
    }
  }
  return best
}

/** The ship whose hull is nearest; of those that cannot be nearer the distance is not reckoned. */
export function nearestTo(ship: Ship, others: readonly Ship[]): Ship | undefined {
  let nearest: Ship | undefined
  let least = Infinity
  for (const other of others) {
    if (isSurelyBeyond(ship, other, least)) continue
    const distance = hullDistance(ship, other)
    if (nearest !== undefined && distance >= least) continue
    nearest = other
    least = distance
  }
  return nearest
}

/** Whether two hulls lie farther apart than this by their centres alone, 1/1000 in. */
export function isSurelyBeyond(ship: Ship, other: Ship, distance: number): boolean {
  const dx = other.x - ship.x
  const dy = other.y - ship.y
  const centres = distance + reachOf(ship) + reachOf(other)
  return dx * dx + dy * dy > centres * centres
}

/** Of a list in order of size the one in the middle. */
export function middleOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor((items.length - 1) / 2)]
}
