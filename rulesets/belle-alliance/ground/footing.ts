import type { Hull, Point } from '@grognard/geometry'
import { frontOf, hullOf, hullOfStaff } from '../formation/footprint.ts'
import type { Standing } from '../formation/footprint.ts'
import type { Staff } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'

/** How something stands on the ground: a unit in a pose, or a staff figure. */
export interface Footing {
  hull: Hull
  /** The middle of the front edge. */
  front: Point
  /** [BA-Q-50] It has a road rate; [BA-2.3.6-02] it may use bridges. */
  followsRoads: boolean
  crossesBridges: boolean
  /** It stands in a building. */
  isInside: boolean
}

/** [BA-2.3.1-01] Formations with a road rate, routs left aside. */
const columns: readonly FormationKind[] = ['marchColumn', 'limbered']

/** Of a unit, as it stands or would stand. A rout has a road rate, but takes no bridges. */
export function footingOf(unit: Standing, isRouting = false): Footing {
  const isColumn = columns.includes(unit.formation.kind)
  return {
    hull: hullOf(unit),
    front: frontOf(unit),
    followsRoads: isColumn || isRouting,
    crossesBridges: isColumn,
    isInside: unit.walls !== null,
  }
}

/** Of a chief or orderly. */
export function footingOfStaff(staff: Staff): Footing {
  const hull = hullOfStaff(staff)
  const front = { x: staff.x, y: staff.y }
  return { hull, front, followsRoads: true, crossesBridges: true, isInside: false }
}
