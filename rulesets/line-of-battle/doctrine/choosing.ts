import { hullDistance } from '@grognard/geometry/measured/hull.ts'
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

/** The ship whose hull is nearest. */
export function nearestTo(ship: Ship, others: readonly Ship[]): Ship | undefined {
  return bestBy(others, other => -hullDistance(ship, other))
}

/** Of a list in order of size the one in the middle. */
export function middleOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor((items.length - 1) / 2)]
}
