import { bearing } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import { hasRoom } from '../formation/room.ts'
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

/** Where there is no room beside the others it stays. */
function besideOthers(state: State, placed: Unit[], block: Unit, together: string[]): Unit {
  const other = placed.find(one => overlap(one, block))
  if (!other) return block
  const heading = bearing(other.x, other.y, block.x, block.y)
  const beside = besideHull(hullOf(other), heading, at => hullOf({ ...block, ...pointOf(at) }))
  const moved = { ...block, ...pointOf(beside) }
  return hasRoom(state, moved, together) ? moved : block
}

function pointOf({ x, y }: { x: number; y: number }) {
  return { x, y }
}
