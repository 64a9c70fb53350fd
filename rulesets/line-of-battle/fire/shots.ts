import type { ShotSeen } from '@grognard/umpire'
import type { HitJudged } from './events.ts'

/** Broadsides that can be seen on the chart. */
export const shots = {
  hitJudged: ({ shooter, target, result }: HitJudged): ShotSeen[] => [
    { from: shooter, to: target, isHit: result !== 'miss' },
  ],
}
