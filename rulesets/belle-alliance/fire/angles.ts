import { bearing, turnBetween } from '@grognard/geometry'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { isClosed } from '../units.ts'
import type { Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import type { FormationKind } from '../tables/formations.ts'
import { SINGLE_MODEL } from '../tables/fire-limits.ts'
import type { LineOfFire } from './line.ts'

/** The angle between the line of fire and a heading, 0 to 90 degrees in 1/100. */
function angleWith({ from, hit }: LineOfFire, heading: number): number {
  const turn = Math.abs(turnBetween(bearing(from.x, from.y, hit.x, hit.y), heading))
  return Math.min(turn, HALF_TURN - turn)
}

/** [BA-3.1.8-01] */
export function isFlankFire(line: LineOfFire, target: Unit): boolean {
  const { countsAs } = line.edge
  const isOnFlank = countsAs === 'rightFlank' || countsAs === 'leftFlank'
  return isOnFlank && angleWith(line, target.heading) >= angles.flank
}

/** [BA-3.1.8-02] */
export function isRearFire({ edge }: LineOfFire): boolean {
  return edge.countsAs === 'rear'
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-05] Fire along a formation, or at an attack column. */
export function isAlong(line: LineOfFire, target: Unit): boolean {
  const { formation, guns, heading } = target
  if (!isFormed(target)) return false
  switch (formation.kind) {
    case 'attackColumn':
      return true
    case 'marchColumn':
    case 'limbered':
      return angleWith(line, heading) < angles.columnEffect
    case 'unlimbered':
      return guns.length > SINGLE_MODEL && isEnfilade(line, heading)
    case 'line':
      return isEnfilade(line, heading)
    default:
      return false
  }
}

function isEnfilade(line: LineOfFire, heading: number): boolean {
  return angleWith(line, heading + QUARTER_TURN) < angles.columnEffect
}

const drawnUp: readonly FormationKind[] = ['line', 'marchColumn', 'unlimbered', 'limbered']

/** [BA-3.1.9-04] [BA-3.1.9-03] [BA-3.1.9-05] What takes column effect from guns through a unit behind it. */
export function isDrawnUp(unit: Unit): boolean {
  return isFormed(unit) && drawnUp.includes(unit.formation.kind)
}

/** [BA-3.1.9-05] Closed, and not in a building. */
export function isFormed(unit: Unit): boolean {
  return unit.walls === null && isClosed(unit)
}
