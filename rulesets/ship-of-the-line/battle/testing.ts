import type { Of } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'

/** For tests: two ships of different sides a dot or two apart. */
export interface Pair extends Omit<Setting, 'ships'> {
  a?: Partial<Ship>
  b?: Partial<Ship>
  others?: Partial<Ship>[]
}

/** Ship a1, whose turn it is, and b1 a cable to starboard of it, both heading north. */
export function abeam({ a = {}, b = {}, others = [], ...setting }: Pair = {}): State {
  const ships = [
    { id: 'a1', number: 1, x: 10, y: 8, heading: 0, ...a },
    { id: 'b1', number: 1, seat: 'b', x: 11, y: 8, heading: 0, ...b },
    ...others,
  ]
  return battleOf({ ...setting, ships })
}

/** Ship a1 crosses the stern of b1 a cable off, heading east; b1 lies to port of it, heading north. */
export function astern(pair: Pair = {}): State {
  return abeam({ ...pair, a: { x: 11, y: 9, heading: 2, ...pair.a } })
}

/** Ship a1 crosses the bow of b1 a cable off, heading east; b1 lies to starboard of it, heading north. */
export function ahead(pair: Pair = {}): State {
  return abeam({ ...pair, a: { x: 11, y: 7, heading: 2, ...pair.a } })
}

/** The battle goes on for b when b1 is lost. */
export const consort: Partial<Ship> = { id: 'b2', number: 2, seat: 'b', x: 20, y: 2 }

export const all = [1, 2, 3, 4, 5]

export function fireOrder(given: Partial<Of<Order, 'fire'>> = {}): Of<Order, 'fire'> {
  return { kind: 'fire', side: 'starboard', batteries: all, target: 'b1', card: null, ...given }
}

/** The only battery of an attack. */
export const one = (battery: number, given: Partial<Of<Order, 'fire'>> = {}) =>
  fireOrder({ batteries: [battery], ...given })
