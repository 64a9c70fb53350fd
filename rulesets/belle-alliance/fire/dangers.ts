import type { Value } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import type { State } from '../state.ts'
import { findUnit } from '../units.ts'
import { dangerTo } from './danger.ts'
import type { Danger } from './danger.ts'
import { declaredOf } from './declare.ts'
import type { Said } from './declare.ts'
import { mayForesee } from './foresight.ts'
import { GUESS } from './occasions.ts'
import { shotOf } from './shot.ts'
import type { Shot } from './shot.ts'

/**
 * [BA-1.1.1-11] Told by eye, so that distances are guessed to a quarter: fire that is all right may be
 * warned of, and fire that is not may not. Null where all is known, or nothing is to be seen.
 */
export function dangerIn(shot: Shot): Danger | null {
  const { state, fire } = shot
  if (fire.isHidden || mayForesee(state, fire.unit, fire.phase)) return null
  return dangerTo(shot, GUESS)
}

/** For the order in words. */
export function dangerTold(state: State, said: Said): { danger: string; friend: Value } {
  const isKnown = findUnit(state, said.unit) !== undefined
  const danger = isKnown ? dangerIn(shotOf(state, declaredOf(state, said))) : null
  return danger
    ? { danger: danger.kind, friend: nameOf(danger.unit) }
    : { danger: 'none', friend: '' }
}
