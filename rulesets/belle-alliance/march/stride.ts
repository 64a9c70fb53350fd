import type { State } from '../state.ts'
import { isSkirmishLine } from '../units.ts'
import { worseGoing } from './going.ts'
import type { Land } from './land.ts'
import type { Marcher } from './marcher.ts'
import { isMarchColumn } from './pace.ts'
import { poseAt } from './pose-at.ts'
import { hasReachedPosition } from './position.ts'
import type { Going } from './rates.ts'
import { newPlace } from './walk.ts'

/** How finely the edge of closed ground is looked for: halvings of a tick. */
const HALVINGS = 9
const LEAST_PART = 1 / (1 << HALVINGS)

const there = newPlace()

/** [BA-2.4.2-01] [BA-2.4.3-03] Skirmish lines, and march columns on a road, turn without half march. */
export function turnsFreely({ unit, going }: Marcher): boolean {
  return isSkirmishLine(unit) || (isMarchColumn(unit) && going.grounds.includes('road'))
}

/** [BA-Q-14] A leg into closed ground, or over the edge where no exit is, ends there. */
export function stopAtClosedGround(land: Land, marcher: Marcher): void {
  const isOpen = (part: number) => land.isOpen(marcher, poseAt(marcher, part, there))
  if (marcher.budget === 0 || isOpen(1)) return
  marcher.legEnd = land.barAt(marcher, poseAt(marcher, 1, there))
  marcher.limit = lastPart(isOpen)
}

/** [BA-4.1.2-04] An attack on a position ends its march where it comes to it. */
export function stopAtPosition(state: State, marcher: Marcher): void {
  if (!marcher.attack?.againstPosition || marcher.budget === 0) return
  const isShort = (part: number) =>
    !hasReachedPosition(state, marcher, poseAt(marcher, part, there))
  if (isShort(1)) return
  marcher.limit = lastPart(isShort) + LEAST_PART
}

/** The last part of the tick, to a small part of it, at which something holds that does at its start. */
function lastPart(holds: (part: number) => boolean): number {
  let low = 0
  let high = 1
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

/** [BA-2.3.5-03] What it stands on, and what a shallow unit has gone over with one step. */
export function goingAfter(land: Land, marcher: Marcher): Going {
  const going = land.goingAt(marcher, marcher.to)
  if (marcher.budget <= marcher.length) return going
  return worseGoing(going, land.goingAt(marcher, poseAt(marcher, 1 / 2, there)))
}
