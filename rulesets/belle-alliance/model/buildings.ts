import { bearing } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { polygonArea } from '@grognard/geometry/measured/polygon-shape.ts'
import { aheadOf, asideOf, offset } from '@grognard/geometry/measured/pose.ts'
import { figureBases } from '../book/tables/troops.ts'
import { piecesOf } from './ground/land.ts'
import type { Land } from './ground/land.ts'
import type { Terrain } from './setting.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isOnBoard } from './units.ts'

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

/** A new unit, in the building that it names if it names one. */
export function sheltered(unit: Unit, terrain: readonly Terrain[]): Unit {
  const building = terrain.find(piece => piece.id === unit.building)
  if (building) shelter(unit, building)
  return unit
}

/** [BA-6.1.1-01] [BA-Q-41] Figures that fit a building's ground plan, given in 1/1000 cm. */
export function buildingCapacity(plan: readonly number[]): number {
  const { width, depth } = figureBases.infantry
  return Math.floor(polygonArea(plan) / (width * depth))
}

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

/** [BA-6.1.1-07] Units in a building count as one with the values of the largest, the first of equals. */
export function garrisonLeader(state: State, building: string): Unit | undefined {
  const [first, ...others] = garrisonOf(state, building)
  return others.reduce((best, unit) => (best && unit.figures > best.figures ? unit : best), first)
}

/** [BA-1.1.2-12] [BA-6.1.1-07] A unit with its skirmish line that is not split off; a garrison. */
export function familyOf(state: State, unit: Unit): Unit[] {
  const tactical = tacticalId(state, unit)
  const isOfHouse = tactical !== troopId(unit)
  return state.units.filter(
    other =>
      (isOfHouse || troopId(other) === tactical) &&
      isOnBoard(other) &&
      tacticalId(state, other) === tactical,
  )
}

/** What a unit and its skirmish line have in common outside of buildings. */
function troopId({ id, mother }: Unit): string {
  return mother ?? id
}

/** What all that count as one unit have in common: the mother unit, or the building. */
export function tacticalId(state: State, unit: Unit): string {
  return unit.building ?? buildingHeldBy(state, unit.mother) ?? troopId(unit)
}

/** [BA-3.3.3-01] [BA-6.1.1-07] Where the mother unit is a garrison, its line belongs to that. */
function buildingHeldBy(state: State, mother: string | null): string | null {
  const found = mother === null ? undefined : findUnit(state, mother)
  return found && isOnBoard(found) ? found.building : null
}

/** [BA-6.1.1-07] All in a building fire as one unit with the values of the larger part. */
export function firingAsOne(state: State, unit: Unit): Unit {
  if (unit.building === null) return unit
  const all = garrisonOf(state, unit.building)
  if (all.length === 1) return unit
  const figures = all.reduce((sum, other) => sum + other.figures, 0)
  return { ...leaderOf(state, unit), figures }
}

/** [BA-6.1.1-07] The unit that fires for all in its building; else the unit itself. */
export function leaderOf(state: State, unit: Unit): Unit {
  return (unit.building !== null ? garrisonLeader(state, unit.building) : undefined) ?? unit
}
