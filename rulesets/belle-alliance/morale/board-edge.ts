import { cornersOf } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { hullOf } from '../formation/footprint.ts'
import type { Standing } from '../formation/footprint.ts'
import { beyondEdge } from '../march/exits.ts'
import type { Beyond } from '../march/exits.ts'
import type { State } from '../state.ts'

/** The corner of the outline that lies farthest beyond an edge; null while all are on the board. */
export function overhangOf(state: State, unit: Standing): Beyond | null {
  const corners = cornersOf(hullOf(unit))
  let farthest: Beyond | null = null
  for (let i = 0; i < corners.length; i += 2) {
    const beyond = beyondEdge(state, entry(corners, i), entry(corners, i + 1))
    if (beyond && (!farthest || beyond.by > farthest.by)) farthest = beyond
  }
  return farthest
}
