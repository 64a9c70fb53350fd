import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry'
import { hullOf, isPlacedByCentre } from '../formation/footprint.ts'
import { footingOf, goingUnder } from '../ground/index.ts'
import type { Leg, MarchPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { isOnBoard, isSkirmishLine } from '../units.ts'
import { asMarching } from './as-ordered.ts'
import { costOf, pathOf, priceOf } from './legs.ts'
import { isMarchColumn } from './pace.ts'
import { openGoing, speedOf } from './rates.ts'
import type { Going } from './rates.ts'
import { newPlace, walk } from './walk.ts'
import type { Place, Walker } from './walk.ts'

/** A written march as it would go on open ground like that under the unit; lengths in 1/1000 cm. */
export interface Path {
  unit: Unit
  walker: Walker
  start: Pose
  /** What all legs cost, and how much march the unit has in the phase. */
  cost: number
  budget: number
}

export function pathOfMarch(state: State, unit: Unit, part: MarchPart): Path {
  const marching = asMarching(state, unit)
  const going = goingOf(state, marching)
  const walker = walkerOf(marching, part, going)
  return {
    unit: marching,
    walker,
    start: startOf(marching),
    cost: costOf(part.legs, walker.beam, walker.turnsFreely),
    budget: Math.floor(speedOf(marching, part.rate, going)),
  }
}

/** Who marches, as it will be then, and from where. */
export function startedPath(state: State, unit: Unit): Pick<Path, 'unit' | 'start'> {
  const marching = asMarching(state, unit)
  return { unit: marching, start: startOf(marching) }
}

/** [BA-Q-71] A unit that comes in this turn begins on its point of the edge. */
function startOf({ x, y, heading, arrival }: Unit): Pose {
  return arrival ? { x: arrival.x, y: arrival.y, heading: arrival.heading } : { x, y, heading }
}

function goingOf(state: State, unit: Unit): Going {
  return isOnBoard(unit) ? goingUnder(state, footingOf(unit), unit.heading) : openGoing
}

function walkerOf(unit: Unit, { legs, course }: MarchPart, { grounds }: Going): Walker {
  const { length, beam } = hullOf(unit)
  return {
    legs,
    course,
    length,
    beam,
    toFront: isPlacedByCentre(unit) ? length / 2 : 0,
    turnsFreely: isSkirmishLine(unit) || (isMarchColumn(unit) && grounds.includes('road')),
  }
}

/** Where it stands after so much march, at the end of each leg before that, and at the start. */
export function posesAlong({ walker, start }: Path, spend: number): Pose[] {
  const poses: Pose[] = [start]
  let left = spend
  const at = newPlace(start.x, start.y, start.heading)
  while (at.leg < walker.legs.length && left > 0) {
    const leg = walker.legs[at.leg]
    const price = leg ? pathOf(leg, walker.beam) * priceOf(leg, walker.turnsFreely) : 0
    walk({ ...walker, legs: walker.legs.slice(0, at.leg + 1) }, at, Math.min(left, price), at)
    left -= price
    poses.push({ x: at.x, y: at.y, heading: at.heading })
  }
  return poses
}

/** Where each leg begins, however long that takes. */
export function startsOfLegs({ walker, start }: Path): Pose[] {
  const at = newPlace(start.x, start.y, start.heading)
  return walker.legs.map((_, i) => {
    const { x, y, heading } = at
    walk({ ...walker, legs: walker.legs.slice(0, i + 1) }, at, Number.MAX_SAFE_INTEGER, at)
    return { x, y, heading }
  })
}

/** [BA-2.4.3-03] Whether the unit, had it come there, follows a road. */
export function isOnRoadAt(state: State, { unit }: Path, pose: Pose): boolean {
  return goingUnder(state, footingOf({ ...unit, ...pose }), pose.heading).grounds.includes('road')
}

/** Where it stands after all its legs, however long that takes. */
export function endOf({ walker, start }: Path): Place {
  const place = newPlace(start.x, start.y, start.heading)
  walk(walker, place, Number.MAX_SAFE_INTEGER, place)
  return place
}

/** The middle of its front there, not rounded. */
export function frontAt({ walker }: Path, { x, y, heading }: Place) {
  return { x: x + walker.toFront * sine(heading), y: y + walker.toFront * cosine(heading), heading }
}

/** The legs without what is beyond the budget. */
export function trimmed(legs: readonly Leg[], { walker, budget }: Path): Leg[] {
  const kept: Leg[] = []
  let left = budget
  for (const leg of legs) {
    const price = priceOf(leg, walker.turnsFreely)
    const cost = pathOf(leg, walker.beam) * price
    const part = cost <= left ? leg.amount : Math.trunc((leg.amount * left) / cost)
    left -= Math.min(left, cost)
    if (part !== 0 || leg.kind === 'about') kept.push({ kind: leg.kind, amount: part })
  }
  return kept
}
