import type { Of } from '@grognard/umpire'
import { abeam } from '../battle/testing.ts'
import type { Pair } from '../battle/testing.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'

/**
 * For tests: ship a1 heads east with b1 on the dot ahead of it, heading north across its bow; the
 * port guns of b1 bear. The wind comes from the north.
 */
export function crossing({ a = {}, b = {}, others = [], ...setting }: Pair = {}): State {
  const far = [
    { id: 'a2', number: 2, x: 3, y: 14 },
    { id: 'b2', number: 2, seat: 'b', x: 20, y: 2 },
  ]
  return abeam({ ...setting, a: { heading: 2, ...a }, b, others: [...far, ...others] })
}

/** Ship a1 boards b1 and swings to the north beside it. */
export function boardOrder(given: Partial<Of<Order, 'board'>> = {}): Of<Order, 'board'> {
  return { kind: 'board', target: 'b1', heading: 0, marines: false, ...given }
}

const gun = (battery: number) => ({ side: 'port' as const, battery })

export const volley: Of<Order, 'grape'> = { kind: 'grape', guns: [gun(1), gun(2), gun(3)] }

export const hold: Of<Order, 'holdFire'> = { kind: 'holdFire' }
