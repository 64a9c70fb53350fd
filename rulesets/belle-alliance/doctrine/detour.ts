import type { Point } from '@grognard/geometry'
import { segmentCrossesPolygon } from '@grognard/geometry/measured/polygon.ts'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { buildingOf, boxOf } from '../ground/buildings.ts'
import { piecesOf } from '../ground/land.ts'
import { cm } from '../measures.ts'
import type { State, Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'

/** Room kept from a house when going round it. */
const ROOM = cm(3)

/** The first house that lies on the straight way from a unit to a point outside of it. */
export function houseBetween(state: State, unit: Unit, to: Point): Terrain | undefined {
  const from = centreOf(unit)
  return piecesOf(state, 'building').find(
    house =>
      house.id !== unit.building &&
      !isInside(house, to) &&
      segmentCrossesPolygon(from.x, from.y, to.x, to.y, house.points),
  )
}

function isInside(house: Terrain, { x, y }: Point): boolean {
  const box = boxOf(house)
  return Math.abs(x - box.x) < box.length && Math.abs(y - box.y) < box.length
}

/** The point itself, or beside the house that lies in the way, whichever side is nearer. */
export function detour(state: State, unit: Unit, to: Point): Point {
  const house = houseBetween(state, unit, to)
  if (!house) return to
  const box = boxOf(buildingOf(state, house.id))
  const from = centreOf(unit)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const clear = (box.length + box.beam) / 2 + hullOf(unit).beam / 2 + ROOM
  const side = dx * (box.y - from.y) - dy * (box.x - from.x) > 0 ? 1 : -1
  return {
    x: Math.round(box.x + (side * dy * clear) / length),
    y: Math.round(box.y - (side * dx * clear) / length),
  }
}
