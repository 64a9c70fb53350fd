import type { ShotSeen } from '@grognard/umpire'
import type { BaOrderRules } from '../../rules.ts'
import type { FireRolled } from './events.ts'
import { canister, fire, range } from './orders.ts'

export const fireOrders = { canister, fire, range } satisfies {
  [K in 'canister' | 'fire' | 'range']: BaOrderRules<K>
}

/** Fire that can be seen on the map, part by part. */
export const shots = {
  fireRolled: (event: FireRolled): ShotSeen[] =>
    event.shots.map(({ unit, target, quarters }) => ({
      from: unit,
      to: target,
      isHit: quarters > 0,
    })),
}
