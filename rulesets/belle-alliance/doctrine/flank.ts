import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { centreOf } from '../formation/footprint.ts'
import { distanceBetween } from '../formation/zone.ts'
import type { Unit } from '../state.ts'
import { near } from './distances.ts'

/** Farther round than this from an enemy's front one comes on his flank, 1/100 degree. */
const FLANK = 7_000

/** The unit is beside or behind the enemy. */
export function isTakenAside(unit: Unit, enemy: Unit): boolean {
  const [from, to] = [centreOf(enemy), centreOf(unit)]
  const off = turnBetween(enemy.heading, bearing(from.x, from.y, to.x, to.y))
  return Math.abs(off) > FLANK && distanceBetween(unit, enemy) < near.assault
}
