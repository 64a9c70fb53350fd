import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { normalise } from '@grognard/geometry/measured/angle.ts'
import { turningAfter } from '../movement/path.ts'
import { speedOf } from '../movement/speed.ts'
import { isInClosedSector, openPartOf } from '../movement/wind.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove, turningUnit } from '../tables/movement.ts'

/** How hard the helm is put over in each inch, as a share of the most. */
const HELMS: readonly (readonly number[])[] = [
  [0],
  [1],
  [-1],
  [0.5],
  [-0.5],
  [1, 1, 0],
  [-1, -1, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0, 0, 1],
  [0, 0, -1],
  [1, -1],
  [-1, 1],
]

/** Lengths tried, as shares of the speed. */
const LENGTHS = [1, 0.75, 0.5, 0.25]

/** Paths a captain thinks of: each helm at several lengths; straight on only after a failed tack. */
export function pathsFor(state: State, ship: Ship, speed: number): Leg[][] {
  if (ship.manoeuvre === 'tackFailed' || ship.rudderTurns > 0) return straightPaths(ship, speed)
  const paths: Leg[][] = []
  const lengths = new Set(LENGTHS.map(share => Math.max(leastMove, Math.floor(speed * share))))
  for (const length of lengths)
    for (const helm of HELMS) {
      const path = steered(state, ship, helm, Math.min(length, speed))
      if (path.length > 0) paths.push(path)
    }
  return paths
}

function straightPaths(ship: Ship, speed: number): Leg[][] {
  const full = [{ advance: speed, turn: 0 }]
  if (ship.manoeuvre === 'tackFailed') return [full]
  return [full, [{ advance: Math.min(speed, leastMove), turn: 0 }]]
}

/** Inch by inch along a helm; the last share of it is kept to the end. */
function steered(state: State, ship: Ship, helm: readonly number[], length: number): Leg[] {
  const { turning } = cardOf(state, ship)
  const legs: Leg[] = []
  let heading = ship.heading
  let left = length
  for (let i = 0; left > 0; i++) {
    if (isInClosedSector(state, heading)) return []
    const advance = Math.min(left, turningUnit)
    const share = helm[Math.min(i, helm.length - 1)] ?? 0
    const wished = Math.trunc(turningAfter(turning, advance) * share)
    const turn = openPartOf(state, heading, wished)
    legs.push({ advance, turn })
    heading = normalise(heading + turn)
    left -= advance
  }
  return legs
}

/** The speed a ship has if she sails now. */
export function speedNow(state: State, ship: Ship): number {
  return speedOf(state, ship, ship.isAnchored)
}
