import { bearing, normalise } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import { hasRoom } from '../formation/room.ts'
import { distance } from '../ground/ways.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { besideHull } from './contact-place.ts'
import type { Put } from './events.ts'
import { routFormation } from './forced-walk.ts'
import { overlap } from './passage.ts'
import { putOf } from './put.ts'

/** [BA-5.4.1-03] [BA-5.4.2-03] Who rout in contact stand in blocks that touch and share no ground. */
export function blocksApart(state: State, puts: readonly Put[]): Put[] {
  const together = puts.map(({ unit }) => unit)
  const placed: Unit[] = []
  for (const { unit: id, x, y, heading } of puts) {
    const block = { ...unitOf(state, id), x, y, heading, formation: routFormation() }
    placed.push(besideOthers(state, placed, block, together))
  }
  return placed.map(putOf)
}

/** Round a block, beginning with the way that leads off it, 1/100 degree. */
const quarters = [0, 9_000, -9_000, 18_000]

/** The nearest place beside one of the others that is free; where there is none it stays. */
function besideOthers(state: State, placed: Unit[], block: Unit, together: string[]): Unit {
  const isApart = (at: Unit) => !placed.some(one => overlap(one, at))
  if (isApart(block)) return block
  const places = placed.flatMap(other => placesBeside(other, block))
  const free = places.filter(at => isApart(at) && hasRoom(state, at, together))
  return free.toSorted((one, two) => distance(block, one) - distance(block, two))[0] ?? block
}

/** The way it stands off the other, and to the other three sides. */
function placesBeside(other: Unit, block: Unit): Unit[] {
  const heading = bearing(other.x, other.y, block.x, block.y)
  const pieceAt = (at: Point) => hullOf({ ...block, ...pointOf(at) })
  return quarters.map(turn => {
    const beside = besideHull(hullOf(other), normalise(heading + turn), pieceAt)
    return { ...block, ...pointOf(beside) }
  })
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}
