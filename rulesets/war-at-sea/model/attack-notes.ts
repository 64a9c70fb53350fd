import type { AttackMade, State } from './state.ts'
import { findPlane, findUnit, unitOf } from './units.ts'

/** What an attack on a sea unit leaves on record: the attacker has used the weapon, the target has been attacked. */
export function noteAttack(state: State, { unit, weapon, target }: AttackMade): void {
  state.attacks.push({ unit, weapon, target })
  findUnit(state, unit)?.used.push(weapon)
  const plane = findPlane(state, unit)
  if (plane) {
    plane.hasFired = true
    plane.hasAttacked = true
  }
  unitOf(state, target).wasAttacked = true
}
