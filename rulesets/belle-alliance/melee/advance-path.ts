import type { Pose } from '@grognard/geometry'
import { hullOf, isPlacedByCentre } from '../formation/footprint.ts'
import { footingOf, goingUnder } from '../ground/index.ts'
import { costOf } from '../march/legs.ts'
import { isMarchColumn } from '../march/pace.ts'
import { speedOf } from '../march/rates.ts'
import { newPlace, walk } from '../march/walk.ts'
import type { Walker } from '../march/walk.ts'
import type { Leg, Rate } from '../parts.ts'
import type { Advance, State, Unit } from '../state.ts'
import { ticks } from '../tables/scale.ts'
import { isSkirmishLine } from '../units.ts'

/** A continued advance as it would go on ground like that under the unit; lengths in 1/1000 cm. */
export interface AdvancePath {
  start: Pose
  walker: Walker
  cost: number
  budget: number
}

type Way = Pick<Advance, 'pivot' | 'distance'>

export function pathOfAdvance(state: State, unit: Unit, { pivot, distance }: Way): AdvancePath {
  const { x, y, heading } = unit
  const { length, beam } = hullOf(unit)
  const going = goingUnder(state, footingOf(unit), heading)
  const toFront = isPlacedByCentre(unit) ? length / 2 : 0
  const turnsFreely =
    isSkirmishLine(unit) || (isMarchColumn(unit) && going.grounds.includes('road'))
  const legs: Leg[] = [
    { kind: 'pivot', amount: pivot },
    { kind: 'straight', amount: distance },
  ]
  return {
    start: { x, y, heading },
    walker: { legs, course: 0, length, beam, toFront, turnsFreely },
    cost: costOf(legs, beam, turnsFreely),
    budget: reachOf(unit, going),
  }
}

/** [BA-4.1.4-01] Half a turn's march at the rate last used, with all halvings. */
export function reachOf(unit: Unit, going: Parameters<typeof speedOf>[2]): number {
  return Math.floor((speedOf(unit, rateOf(unit), going) * ticks.advance) / ticks.march)
}

/** [BA-2.3.3-02] A charge in light disorder has fallen to the normal rate. */
export function rateOf({ doing, disorder }: Unit): Rate {
  const rate = doing.rate ?? 'normal'
  return rate === 'charge' && disorder !== 'OR' ? 'normal' : rate
}

/** Where it comes to; as far as the half turn lasts. */
export function endOfAdvance({ start, walker, budget }: AdvancePath): Pose {
  const place = newPlace(start.x, start.y, start.heading)
  walk(walker, place, budget, place)
  return { x: place.x, y: place.y, heading: place.heading }
}

/** Where it stands after its pivot. */
export function afterPivot({ start, walker, budget }: AdvancePath): Pose {
  const place = newPlace(start.x, start.y, start.heading)
  walk({ ...walker, legs: walker.legs.slice(0, 1) }, place, budget, place)
  return { x: place.x, y: place.y, heading: place.heading }
}
