import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import { hullOf } from '../formation/footprint.ts'
import type { Standing } from '../formation/footprint.ts'
import { sidesOf, stripOf } from '../ground/lines.ts'
import type { State, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import { materialNear, workRows } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import type { Terrain } from '../terrain.ts'

/** [BA-6.3.0-02] Whether the material that the work asks for lies within reach of the unit. */
export function hasMaterial(state: State, unit: Unit, work: WorkKind): boolean {
  const source = workRows[work].rollNear?.to
  if (source === undefined) return false
  const hull = hullOf(unit)
  return state.terrain.some(
    piece =>
      piece.kind === source &&
      !piece.isDestroyed &&
      distanceToPolygon(hull, piece.points) < materialNear,
  )
}

/** [BA-6.3.0-05] The bridge in contact with the unit that can be demolished so. */
export function bridgeNear(state: State, unit: Standing, work: WorkKind): Terrain | undefined {
  const crossing = work === 'burnBridge' ? 'woodenBridge' : 'stoneBridge'
  const hull = hullOf(unit)
  return state.terrain.find(
    piece => piece.crossing === crossing && !piece.isDestroyed && touches(piece, hull),
  )
}

function touches(bridge: Terrain, hull: Hull): boolean {
  return sidesOf(bridge).some(side => isHullWithin(stripOf(side, bridge.width), hull, CONTACT))
}
