import { copyUnit } from '../copy-unit.ts'
import { edgesOf, middleOf } from '../formation/edges.ts'
import { poseWithFront } from '../formation/footprint.ts'
import { freeId, newborn } from '../formation/parting.ts'
import { hasRoom } from '../formation/room.ts'
import type { State, Unit } from '../state.ts'
import { isGunnersOnly } from '../units.ts'

/** [BA-4.5.0-02] [BA-1.3.4-01] The gunners as they stand with the infantry, formed as foot. */
export function refugeesIn(state: State, battery: Unit, infantry: Unit): Unit {
  const gunners = isGunnersOnly(battery) ? copyUnit(battery) : gunnersOff(state, battery)
  gunners.formation = { kind: 'gunners', front: null, gap: null }
  gunners.refuge = infantry.id
  gunners.failedOrder = null
  return besideInfantry(state, gunners, infantry)
}

function gunnersOff(state: State, battery: Unit): Unit {
  const id = freeId(state, battery.id)
  return { ...newborn(copyUnit(battery)), id, guns: [], partOf: battery.id }
}

/** In contact behind it, else at a wing or before it; without any room in its midst. */
function besideInfantry(state: State, gunners: Unit, infantry: Unit): Unit {
  const [front, right, rear, left] = edgesOf(infantry)
  const edges = [rear, right, left, front].flatMap(edge => (edge ? [edge] : []))
  const places = edges.map(edge => {
    const outside = { ...gunners, heading: (edge.outward + HALF_TURN) % FULL_TURN }
    return { ...outside, ...poseWithFront(outside, middleOf(edge)) }
  })
  const free = places.find(place => hasRoom(state, place, [gunners.id]))
  return free ?? { ...gunners, x: infantry.x, y: infantry.y, heading: infantry.heading }
}

const HALF_TURN = 18_000
const FULL_TURN = 36_000
