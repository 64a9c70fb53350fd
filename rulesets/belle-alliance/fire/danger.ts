import type { Unit } from '../state.ts'
import { tooNearUnder } from './overhead.ts'
import { friendBehind, friendTooNear } from './safety.ts'
import type { Shot } from './shot.ts'

/** What one sees of units about a line of fire that may make it come to nothing. */
export interface Danger {
  kind: 'over' | 'near' | 'behind'
  unit: Unit
}

/**
 * [BA-3.4.2-01] [BA-3.1.4-01] [BA-3.1.4-02] The first unit that is too near, or might be by eye: the
 * distances that are asked for taken `guess` times.
 */
export function dangerTo(shot: Shot, guess: number): Danger | null {
  const { line, firer, target, aiming, hasCanister, ends } = shot
  if (!line || !aiming || !target) return null
  const { bystanders } = aiming
  const over = tooNearUnder(line, firer, bystanders, guess)
  if (over) return { kind: 'over', unit: over }
  const near = friendTooNear(line, firer, bystanders, hasCanister, guess)
  if (near) return { kind: 'near', unit: near }
  const behind = friendBehind(line, firer, target, bystanders, ends.at(-1) ?? 0, guess)
  return behind ? { kind: 'behind', unit: behind } : null
}
