import type { ShotSeen } from '@grognard/umpire'
import type { GrapeFired } from '../boarding/events.ts'
import type { BatteryFired } from './events.ts'

/** Batteries that can be seen to fire, and grape among boarders. */
export const shots = {
  batteryFired: ({ shooter, target, result }: BatteryFired): ShotSeen[] => [
    { from: shooter, to: target, isHit: result !== 'none' },
  ],
  grapeFired: ({ ship, target, isHit }: GrapeFired): ShotSeen[] => [
    { from: ship, to: target, isHit },
  ],
}
