import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-093] Damage of running aground, on the hull. */
export const groundingDamage = 2

/** [LOB-094] Turns without movement, the turn of the grounding included. */
export const groundedTurns = 2

/** [LOB-095] The least die that frees the ship; where it lies then, off the obstacle, 1/1000 in. */
export const refloatFrom = 5
export const refloatDistance = inches(2)
