import {
  cornersOf,
  distanceToPolygon,
  hullDistance,
  hullMeetsPolygon,
  hullsOverlap,
  isHullWithin,
} from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Value } from '@grognard/umpire'
import { CONTACT, ZONE_DEPTH } from '../book/tables/scale.ts'
import { edgesOf, hullOf, mayBeWithin, middleOf } from './footprint.ts'
import type { Edge, Standing } from './footprint.ts'
import { piecesNear } from './ground/land.ts'
import { nameOf } from './names.ts'
import { placeName } from './places.ts'
import type { Terrain } from './setting.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitsNear } from './units-by-place.ts'
import { areEnemies, facesAllRound, isArtillery, isOnBoard, unitOf } from './units.ts'

/** [BA-4.1.1-01] [BA-1.3.1-13] A zone before each front; none out of a building or from dead guns. */
export function zonesOf(unit: Standing): Hull[] {
  if (unit.walls || (isArtillery(unit) && unit.figures === 0)) return []
  const edges = edgesOf(unit)
  const fronts = facesAllRound(unit.formation) ? edges : edges.slice(0, 1)
  return fronts.map(front => zoneBefore(unit, front))
}

function zoneBefore(unit: Standing, { outward, side, ...edge }: Edge): Hull {
  const { length, beam } = hullOf(unit)
  const middle = middleOf({ outward, side, ...edge })
  const { x, y } = offset({ ...middle, heading: outward }, ZONE_DEPTH / 2, 0)
  const isAcross = side === 'front' || side === 'rear'
  return { x, y, heading: outward, length: ZONE_DEPTH, beam: isAcross ? beam : length }
}

/** [BA-4.1.1-04] Whether a melee zone of the unit touches the other's outline. */
export function isInZone(unit: Standing, other: Standing): boolean {
  if (!mayBeWithin(unit, other, ZONE_DEPTH + CONTACT)) return false
  const theirs = hullOf(other)
  return zonesOf(unit).some(zone => isHullWithin(zone, theirs, CONTACT))
}

/** [BA-4.1.1-04] Melee contact: the zone of one of the two touches the other. */
export function areInMeleeContact(one: Standing, other: Standing): boolean {
  return isInZone(one, other) || isInZone(other, one)
}

/** [BA-1.1.7-04] Bases in contact. */
export function isTouching(one: Standing, other: Standing): boolean {
  return isWithin(one, other, CONTACT)
}

/** [BA-Q-21] From base edge to base edge, 1/1000 cm; 0 where they touch or overlap. */
export function distanceBetween(one: Standing, other: Standing): number {
  return hullDistance(hullOf(one), hullOf(other))
}

/** [BA-Q-21] Whether `distanceBetween` is at most this, 1/1000 cm. */
export function isWithin(one: Standing, other: Standing, limit: number): boolean {
  return mayBeWithin(one, other, limit) && isHullWithin(hullOf(one), hullOf(other), limit)
}

/** [BA-1.3.1-13] Outlines share ground, by more than what counts as touching. */
export function isOverlapping(one: Standing, other: Standing): boolean {
  return hullsOverlap(shrunk(hullOf(one)), hullOf(other))
}

/** [BA-2.2.1-05] The ground is on the board, in no building, and free of units but these. */
export function hasRoom(state: State, standing: Standing, leftOut: readonly string[]): boolean {
  return isOnFreeGround(state, standing) && !isTaken(state, standing, leftOut)
}

/** Whether a unit other than these stands where `standing` would. */
export function isTaken(state: State, standing: Standing, leftOut: readonly string[]): boolean {
  return occupantOf(state, standing, leftOut) !== undefined
}

/** What takes the room: a unit other than these, a building, or else the edge of the board. */
export function roomTakenBy(state: State, standing: Standing, leftOut: readonly string[]): Value {
  const unit = occupantOf(state, standing, leftOut)
  if (unit) return nameOf(unit)
  const house = houseUnder(state, hullOf(standing))
  return house ? placeName(state, house.id) : { key: 'ba.room.edge' }
}

function occupantOf(state: State, standing: Standing, leftOut: readonly string[]) {
  const hull = hullOf(standing)
  return unitsNear(state, hull).find(
    other => !other.walls && !leftOut.includes(other.id) && isOverlapping(standing, other),
  )
}

/** [BA-2.2.1-05] [BA-6.1.1-03] On the board and in no building. */
export function isOnFreeGround(state: State, standing: Standing): boolean {
  const hull = hullOf(standing)
  if (!isInside(hull, state.width, state.height)) return false
  return houseUnder(state, hull) === undefined
}

function houseUnder(state: State, hull: Hull): Terrain | undefined {
  const inner = shrunk(hull)
  return piecesNear(state, hull, 'building').find(({ points }) => hullMeetsPolygon(inner, points))
}

function isInside(hull: Hull, width: number, height: number): boolean {
  return cornersOf(hull).every((value, i) => value >= 0 && value <= (i % 2 === 0 ? width : height))
}

function shrunk(hull: Hull): Hull {
  return { ...hull, length: hull.length - 2 * CONTACT, beam: hull.beam - 2 * CONTACT }
}

/** [BA-6.1.1-03] The bases touch the walls of the building. */
export function touchesBuilding(unit: Standing, { points }: Terrain): boolean {
  return distanceToPolygon(hullOf(unit), points) <= CONTACT
}

/** A building that the unit touches from outside. */
export function findBuildingTouched(state: State, unit: Standing): Terrain | undefined {
  const hull = hullOf(unit)
  const near = piecesNear(state, { ...hull, length: hull.length + 2 * CONTACT }, 'building')
  return near.find(building => touchesBuilding(unit, building))
}

/** Enemies on the board from the nearest on, at most so many. */
export function enemiesByDistance(state: State, unit: Unit, most: number): Unit[] {
  const hull = hullOf(unit)
  return state.units
    .filter(other => isOnBoard(other) && areEnemies(unit, other))
    .map(enemy => ({ enemy, distance: hullDistance(hull, hullOf(enemy)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ enemy }) => enemy)
}

/** [BA-4.5.0-03] Whether gunners still stand with the infantry that took them in. */
export function isWithRefuge(state: State, gunners: Unit): boolean {
  if (gunners.refuge === null) return false
  const infantry = unitOf(state, gunners.refuge)
  return isOnBoard(infantry) && isTouching(gunners, infantry)
}
