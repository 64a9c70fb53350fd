import { HALF_TURN, normalise } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { boxOf } from '../formation/building.ts'
import { hullOf } from '../formation/footprint.ts'
import { hasRoom } from '../formation/room.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { terrainOf } from '../units.ts'
import { besideHull } from './contact-place.ts'
import { putOf } from './put.ts'

/** Sides of the building are looked at this far from each other, 1/100 degree. */
const STEP = 1_500

/**
 * [BA-6.1.3-01] A garrison in disorder forms a huddle in contact with its building, as near to the
 * way it will go as there is room. Tells whether it stands outside.
 */
export function comeOut(table: BaTable, unit: Unit, course: number): boolean {
  if (unit.building === null) return true
  const box = boxOf(terrainOf(table.state, unit.building))
  const huddle = besideBuilding(table.state, unit, box, course, 'huddle')
  if (!huddle) return false
  table.emit({ kind: 'leftBuilding', ...putOf(huddle) })
  return true
}

/** [BA-6.1.3-01] The unit as a block in contact with a building; undefined where there is no room. */
export function besideBuilding(
  state: State,
  unit: Unit,
  box: Hull,
  course: number,
  kind: 'huddle' | 'rout',
): Unit | undefined {
  const block = { ...unit, building: null, walls: null, formation: formationOf(kind) }
  for (let turn = 0; turn <= HALF_TURN; turn += STEP) {
    for (const side of [turn, -turn]) {
      const beside = blockBeside(block, box, normalise(course + side))
      if (hasRoom(state, beside, [unit.id])) return beside
    }
  }
  return undefined
}

function formationOf(kind: 'huddle' | 'rout'): Unit['formation'] {
  return { kind, front: null, gap: null }
}

function blockBeside(block: Unit, box: Hull, heading: number): Unit {
  return { ...block, ...besideHull(box, heading, centre => hullOf({ ...block, ...centre })) }
}
