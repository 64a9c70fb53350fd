import { hullsOverlap } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { boxOf } from '../formation/building.ts'
import { hullOf } from '../formation/footprint.ts'
import { piecesNear } from '../ground/land.ts'
import { shrunk } from '../ground/lines.ts'
import type { State, Unit } from '../state.ts'

/** [BA-6.1.3-02] The building that a unit on its way out still stands in; null outside. */
export function wallsAround(state: State, unit: Unit): Hull | null {
  const inside = shrunk(hullOf(unit))
  const boxes = piecesNear(state, inside, 'building').map(boxOf)
  return boxes.find(box => hullsOverlap(box, inside)) ?? null
}
