import { centreOf } from '../formation/footprint.ts'
import type { ForcedMove, State, Unit } from '../state.ts'
import { isOnBoard, unitOf } from '../units.ts'
import { courseOf } from './course.ts'
import { walk } from './walk.ts'
import type { Walk } from './walk.ts'

/** The way of a retreat or rout from where its unit stands; nothing is changed. */
export function walkOf(state: State, move: ForcedMove): Walk {
  const heading = courseOf(state, move)
  const lead = unitOf(state, move.unit)
  if (move.degree === 'U') return walk(state, { units: [lead], manner: 'retreat', heading })
  const followers = move.with.map(id => unitOf(state, id)).filter(isOnBoard)
  const units = [outside(lead), ...followers.map(outside)]
  return walk(state, { units, manner: 'rout', heading })
}

/** [BA-6.1.3-02] A rout out of a building begins in its middle, as if the walls were not there. */
function outside(unit: Unit): Unit {
  if (unit.walls === null) return unit
  return { ...unit, ...centreOf(unit), building: null, walls: null, formation: routFormation() }
}

/** [BA-5.4.1-03] As deep as wide. */
export function routFormation(): Unit['formation'] {
  return { kind: 'rout', front: null, gap: null }
}
