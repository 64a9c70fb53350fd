import { bearing } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { asideOf, aheadOf } from '@grognard/geometry/measured/pose.ts'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import type { Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'

/** [BA-6.1.1-01] The rectangle over a building's ground plan, along its first wall. */
export function boxOf({ points }: Terrain): Hull {
  const [x, y] = [entry(points, 0), entry(points, 1)]
  const heading = bearing(x, y, entry(points, 2), entry(points, 3))
  const pose = { x, y, heading }
  const ahead = spanOf(points, (px, py) => aheadOf(pose, px, py))
  const aside = spanOf(points, (px, py) => asideOf(pose, px, py))
  const centre = offset(pose, (ahead.least + ahead.most) / 2, (aside.least + aside.most) / 2)
  return { ...centre, heading, length: lengthOf(ahead), beam: lengthOf(aside) }
}

interface Span {
  least: number
  most: number
}

function spanOf(points: readonly number[], measure: (x: number, y: number) => number): Span {
  const measured: number[] = []
  for (let i = 0; i < points.length; i += 2)
    measured.push(measure(entry(points, i), entry(points, i + 1)))
  return { least: Math.min(...measured), most: Math.max(...measured) }
}

/** Even, so that the middle of the box is a whole number. */
function lengthOf({ least, most }: Span): number {
  return 2 * Math.round((most - least) / 2)
}

/** [BA-6.1.1-01] Puts a unit's figures in a building. */
export function shelter(unit: Unit, building: Terrain): void {
  const { x, y, heading, length, beam } = boxOf(building)
  unit.building = building.id
  unit.walls = { width: beam, depth: length }
  unit.x = x
  unit.y = y
  unit.heading = heading
}

/** The same for a new unit that names its building, if it names one. */
export function sheltered(unit: Unit, terrain: readonly Terrain[]): Unit {
  const building = terrain.find(piece => piece.id === unit.building)
  if (building) shelter(unit, building)
  return unit
}
