import type { Seat } from '@grognard/umpire'
import { placesFor } from '../chapters/setup/deploy.ts'
import { readyFleet } from '../chapters/setup/muster.ts'
import { homeOf, unitsToDeploy } from '../model/deployment.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { isSubmarine, typeOf } from '../model/units.ts'
import type { Order } from '../orders.ts'

/** [WAS-025] A sample fleet where it is worth the points, else big ships with their escort, and aircraft where it is large. */
export function bestFleet(view: State, seat: Seat): Order {
  return { kind: 'muster', units: readyFleet(view, seat) }
}

/** [WAS-036] All layouts are the same from both sides. */
export function bestSide(): Order {
  return { kind: 'chooseSide', edge: 'west' }
}

/** [WAS-037] One unit after the other in front of the objectives, fighting ships foremost, carriers at the edge. */
export function bestPlace(view: State, seat: Seat): Order | undefined {
  const [unit] = unitsToDeploy(view, seat)
  if (!unit) return undefined
  const wish = stationOf(view, unit)
  const away = (at: { x: number; y: number }) => Math.abs(at.x - wish.x) + Math.abs(at.y - wish.y)
  const [first, ...rest] = placesFor(view, unit)
  if (!first) return undefined
  return rest.reduce((best, place) => (away(place) < away(best) ? place : best), first)
}

/** Towards the middle for who fights, by turns before each objective. */
function stationOf(view: State, unit: SeaUnit): { x: number; y: number } {
  const { width, height } = view.rules
  const isWest = homeOf(view, unit.seat) === 'west'
  const isShy = typeOf(view, unit) === 'carrier' || typeOf(view, unit) === 'auxiliary'
  const placed = view.units.filter(one => one.seat === unit.seat && one.status === 'afloat').length
  const objective = view.objectives[placed % Math.max(1, view.objectives.length)]
  const far = isShy ? 0 : width
  return {
    x: isWest ? far : width - far,
    y: isSubmarine(view, unit) || !objective ? height / 2 : objective.y,
  }
}
