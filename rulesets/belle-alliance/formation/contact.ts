import { distanceToPolygon } from '@grognard/geometry'
import { piecesOf } from '../ground/land.ts'
import type { State } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import type { Terrain } from '../terrain.ts'
import { hullOf } from './footprint.ts'
import type { Standing } from './footprint.ts'

/** [BA-6.1.1-03] The bases touch the walls of the building. */
export function touchesBuilding(unit: Standing, { points }: Terrain): boolean {
  return distanceToPolygon(hullOf(unit), points) <= CONTACT
}

/** A building that the unit touches from outside. */
export function findBuildingTouched(state: State, unit: Standing): Terrain | undefined {
  return piecesOf(state, 'building').find(building => touchesBuilding(unit, building))
}
