import { cornersOf, hullMeetsPolygon, hullsOverlap } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import type { Value } from '@grognard/umpire'
import { placeName } from '../ending/place-name.ts'
import { piecesOf } from '../ground/land.ts'
import { nameOf } from '../names.ts'
import type { State } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import type { Terrain } from '../terrain.ts'
import { isOnBoard } from '../units.ts'
import { hullOf } from './footprint.ts'
import type { Standing } from './footprint.ts'

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
  return state.units.find(
    other =>
      isOnBoard(other) &&
      !other.walls &&
      !leftOut.includes(other.id) &&
      isOverlapping(standing, other),
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
  return piecesOf(state, 'building').find(({ points }) => hullMeetsPolygon(inner, points))
}

function isInside(hull: Hull, width: number, height: number): boolean {
  return cornersOf(hull).every((value, i) => value >= 0 && value <= (i % 2 === 0 ? width : height))
}

function shrunk(hull: Hull): Hull {
  return { ...hull, length: hull.length - 2 * CONTACT, beam: hull.beam - 2 * CONTACT }
}
