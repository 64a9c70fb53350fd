import type { Point } from '@grognard/geometry'
import { segmentCrossesPolygon } from '@grognard/geometry/measured/polygon.ts'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { buildingOf, boxOf } from '../ground/buildings.ts'
import { piecesOf } from '../ground/land.ts'
import type { State, Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'
import { room } from './distances.ts'

/** Where on its front a unit may run into a house, in parts of half its breadth. */
const FEELERS = [0, -1, 1] as const

/** The first house that lies on the straight way of a unit, as broad as it is, to a point outside. */
export function houseBetween(state: State, unit: Unit, to: Point): Terrain | undefined {
  const from = centreOf(unit)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const half = hullOf(unit).beam / 2
  const sides = FEELERS.map(part => ({
    x: (part * half * dy) / length,
    y: (-part * half * dx) / length,
  }))
  const crosses = ({ points }: Terrain) =>
    sides.some(({ x, y }) =>
      segmentCrossesPolygon(from.x + x, from.y + y, to.x + x, to.y + y, points),
    )
  return piecesOf(state, 'building').find(
    house => house.id !== unit.building && !isInside(house, to) && crosses(house),
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
  const clear = (box.length + box.beam) / 2 + hullOf(unit).beam / 2 + room.house
  const side = dx * (box.y - from.y) - dy * (box.x - from.x) > 0 ? 1 : -1
  return {
    x: Math.round(box.x + (side * dy * clear) / length),
    y: Math.round(box.y - (side * dx * clear) / length),
  }
}
