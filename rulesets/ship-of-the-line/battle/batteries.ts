import type { Shape } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { Attack, Side, State } from '../state.ts'
import { batteriesPerSide } from '../tables/ship.ts'
import type { AttackBegan } from './events.ts'
import { hasBroadside } from './sight.ts'

const sides: readonly Side[] = ['starboard', 'port']

export const sideShape: Shape = { type: 'text', values: sides }

export const batteryShape: Shape = { type: 'integer', from: 1, to: batteriesPerSide }

export const batteriesShape: Shape = {
  type: 'list',
  of: batteryShape,
  fewest: 1,
  most: batteriesPerSide,
}

/** [SOL-060] In the order in which they are fired. */
export function bowToStern(batteries: readonly number[]): number[] {
  return batteries.toSorted((one, other) => one - other)
}

/** [SOL-057] The attack as it begins: a part of it may be a broadside. */
export function attackWith(
  state: State,
  attack: Omit<Attack, 'hasBroadside' | 'isCutShort'>,
): AttackBegan {
  const shooter = shipOf(state, attack.shooter)
  const target = shipOf(state, attack.target)
  return {
    kind: 'attackBegan',
    ...attack,
    hasBroadside: hasBroadside(shooter, attack.batteries, target),
  }
}
