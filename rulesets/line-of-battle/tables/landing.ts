import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-116] How near the coast a ship lands a party and how near no enemy may be, 1/1000 in. */
export const landingWithin = inches(1)
export const landingEnemyWithin = inches(2)

/** [LOB-118] What a party walks in a turn, 1/1000 in, and the fewest turns it takes. */
export const marchPerTurn = inches(4)
const leastLandingTurns = 1

/** [LOB-S-8] The fewest turns for a whole landing: ashore, back at the coast, away with the ship. */
export const turnsForALanding = 1 + leastLandingTurns + 1

/** [LOB-119] How near the pick-up a ship must be, 1/1000 in. */
export const pickUpWithin = inches(1)

/** [LOB-118] Turns for a walk of this length, 1/1000 in: halves rounded up. */
export function landingTurns(walk: number): number {
  return Math.max(leastLandingTurns, Math.floor(walk / marchPerTurn + 0.5))
}
