import type { Unit } from '../state.ts'

/** [BA-5.3.2-01] [BA-5.5.4-01] Stationary all turn and busy with nothing else; fire at it is no matter. */
export function hasBeenStill({ doing }: Unit): boolean {
  return !(
    doing.moved ||
    doing.forced ||
    doing.split ||
    doing.reformed ||
    doing.pressedBack ||
    doing.passedThrough ||
    doing.fought ||
    doing.fired ||
    doing.continuedFire ||
    doing.hasAdvanced
  )
}
