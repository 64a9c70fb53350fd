import { settings } from './settings.ts'

/** Whether the player, or the player's system, asks that nothing move by itself. */
export function isMotionReduced(): boolean {
  return settings.get().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
