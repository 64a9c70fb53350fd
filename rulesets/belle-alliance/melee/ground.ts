import {
  coverInMelee,
  coverOfBuilding,
  findBuilding,
  isInObstacle,
  obstacleBetween,
} from '../ground/index.ts'
import type { Class } from '../terrain.ts'
import type { MeleeSide } from './side.ts'

/** [BA-4.1.3-04] [BA-6.1.2-06] The enemy's cover; a building that both want covers both. */
export function coverOf({
  state,
  fight,
  own,
  enemy,
  isAttacker,
}: Pick<MeleeSide, 'state' | 'fight' | 'own' | 'enemy' | 'isAttacker'>): Class | null {
  if (!isAttacker) return null
  const wanted = findBuilding(state, fight.building)
  return wanted ? coverOfBuilding(wanted) : coverInMelee(state, enemy.unit, own.unit)
}

/** [BA-2.3.5-01] [BA-2.3.5-02] In an obstacle; for an attacker also one between the two. */
export function hasObstacle({ state, own, enemy, isAttacker }: MeleeSide): boolean {
  if (isInObstacle(state, own.unit)) return true
  return isAttacker && obstacleBetween(state, own.unit, enemy.unit) !== null
}
