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
  const over = unitUnder(shot, guess)
  if (over) return { kind: 'over', unit: over }
  const near = friendNear(shot, guess)
  if (near) return { kind: 'near', unit: near }
  const behind = friendBeyond(shot, guess)
  return behind ? { kind: 'behind', unit: behind } : null
}

/** [BA-3.4.2-01] */
export function unitUnder({ line, firer, aiming }: Shot, guess = 1): Unit | undefined {
  return line && aiming ? tooNearUnder(line, firer, aiming.bystanders, guess) : undefined
}

/** [BA-3.1.4-01] */
export function friendNear({ line, firer, aiming, hasCanister }: Shot, guess = 1) {
  if (!line || !aiming) return undefined
  return friendTooNear(line, firer, aiming.bystanders, hasCanister, guess)
}

/** [BA-3.1.4-02] */
export function friendBeyond({ line, firer, target, aiming, ends }: Shot, guess = 1) {
  if (!line || !aiming || !target) return undefined
  return friendBehind(line, firer, target, aiming.bystanders, ends.at(-1) ?? 0, guess)
}
