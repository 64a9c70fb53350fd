import type { ShotSeen } from '@grognard/umpire'
import type { FireRolled } from './events.ts'

/** Fire that can be seen on the map, part by part. */
export const shots = {
  fireRolled: (event: FireRolled): ShotSeen[] =>
    event.shots.map(({ unit, target, quarters }) => ({
      from: unit,
      to: target,
      isHit: quarters > 0,
    })),
}
