import { FULL_TURN } from '@grognard/geometry/measured/units.ts'

/** Turns offered where any heading is free: every 15 degrees, 1/100 degree; our own sample. */
const STEP = 1500

/** To starboard by one step, two …, all but the full circle. */
export const turnsOffered: readonly number[] = Array.from(
  { length: FULL_TURN / STEP - 1 },
  (_, index) => (index + 1) * STEP,
)
