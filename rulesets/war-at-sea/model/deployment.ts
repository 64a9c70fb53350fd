import { FULL_TURN, QUARTER_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { convexOverlap } from '@grognard/geometry/measured/convex.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Seat } from '@grognard/umpire'
import { deployment } from '../book/tables/measures.ts'
import { hullOf, outlineOf, reachOf } from './hulls.ts'
import { firstInTheWay, lyingNear } from './lying.ts'
import type { Edge, SeaUnit, State } from './state.ts'
import { cardOf, findUnit, isSubmarine } from './units.ts'

/** Part of the table, 1/10 mm. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export function homeOf({ players }: State, seat: Seat): Edge | null {
  return players.find(player => player.seat === seat)?.home ?? null
}

/** [WAS-037] [WAS-038] Where the reference points of a side's ships, or of its submarines, may lie. */
export function zoneAt({ rules }: State, home: Edge, isForSubmarines: boolean): Area {
  const { width, height } = rules
  const depth = isForSubmarines
    ? whole(width / 2) - deployment.submarinesOff
    : deployment.shipsWithin
  return { x: home === 'west' ? 0 : width - depth, y: 0, width: depth, height }
}

export function zoneFor(state: State, unit: SeaUnit): Area | undefined {
  const home = homeOf(state, unit.seat)
  return home === null ? undefined : zoneAt(state, home, isSubmarine(state, unit))
}

export function isInside({ x, y, width, height }: Area, at: { x: number; y: number }): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height
}

/** [WAS-005] Some of the hull would lie off the table. */
export function isOffTable(state: State, unit: SeaUnit, pose: Pose): boolean {
  const { width, height } = state.rules
  return outlineAt(state, unit, pose).some((at, place) =>
    place % 2 === 0 ? at < 0 || at > width : at < 0 || at > height,
  )
}

/** [WAS-037] [WAS-137] Some of the hull would lie on land or in island waters. */
export function isOnIsland(state: State, unit: SeaUnit, pose: Pose): boolean {
  const outline = outlineAt(state, unit, pose)
  return state.islands.some(
    ({ land, water }) => convexOverlap(outline, water) || convexOverlap(outline, land),
  )
}

/** [WAS-065] The unit that already lies there. */
export function unitAt(state: State, unit: SeaUnit, pose: Pose): SeaUnit | undefined {
  const near = lyingNear(state, unit, pose, reachOf(cardOf(state, unit)))
  const found = firstInTheWay(outlineAt(state, unit, pose), near)
  return found && findUnit(state, found.id)
}

function outlineAt(state: State, unit: SeaUnit, { x, y, heading }: Pose): number[] {
  return outlineOf({ ...hullOf(state, unit), x, y, heading })
}

/** Towards the enemy. */
export function headingFrom(home: Edge | null): number {
  return home === 'east' ? FULL_TURN - QUARTER_TURN : QUARTER_TURN
}

/** [WAS-036] Units of the seat that have yet to be put on the table. */
export function unitsToDeploy(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => unit.seat === seat && unit.status === 'waiting')
}
