import type { State, Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'
import { isOnBoard } from '../units.ts'
import { piecesOf } from './land.ts'
import type { Land } from './land.ts'

export { boxOf } from '../formation/building.ts'
export { buildingCapacity } from '../formation/capacity.ts'

/** The building of this id; undefined for none. */
export function findBuilding(land: Land, id: string | null): Terrain | undefined {
  return id === null ? undefined : piecesOf(land, 'building').find(piece => piece.id === id)
}

/** [BA-6.1.1-01] Throws RangeError for what is no building. */
export function buildingOf(land: Land, id: string): Terrain {
  const found = findBuilding(land, id)
  if (!found) throw new RangeError(`There is no building "${id}".`)
  return found
}

/** Units whose figures stand in a building. */
export function garrisonOf({ units }: Pick<State, 'units'>, building: string): Unit[] {
  return units.filter(unit => unit.building === building && isOnBoard(unit))
}

/** [BA-6.1.1-01] Figures that there is still room for. */
export function roomIn(state: State, building: string): number {
  const inside = garrisonOf(state, building).reduce((sum, { figures }) => sum + figures, 0)
  return Math.max(0, buildingOf(state, building).capacity - inside)
}
