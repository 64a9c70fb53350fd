import { distanceToPoint, hullsOverlap } from '@grognard/geometry'
import { cm } from '../../book/measures.ts'
import { distances } from '../../book/tables/scale.ts'
import { hullOf, poseWithFront } from '../../model/footprint.ts'
import type { MarchPlan } from '../../model/marching/marcher.ts'
import type { State } from '../../model/state.ts'
import type { Arrival, Unit } from '../../model/unit.ts'
import { areEnemies, isOnBoard } from '../../model/units.ts'

/** How finely a free place on the edge is looked for. */
const STEP = cm(1)

/** Where a unit comes on the board: the middle of its front there, the rest of it still outside. */
export interface Entry {
  unit: Unit
  x: number
  y: number
  heading: number
  plan: MarchPlan
}

/** [BA-Q-71] Who can come in now: at each point the first that waits, where the ground is free. */
export function nextEntries(state: State, due: ReadonlyMap<Unit, MarchPlan>): Entry[] {
  const entries: Entry[] = []
  const barred = new Set<string>()
  for (const [unit, plan] of due) {
    const { arrival } = unit
    if (arrival === null || barred.has(pointOf(arrival))) continue
    const place = entryPlace(state, unit, arrival)
    if (place && !entries.some(entry => doOverlap(entry.unit, entry, unit, place)))
      entries.push({ unit, plan, ...place })
    barred.add(pointOf(arrival))
  }
  return entries
}

function pointOf({ x, y }: Arrival): string {
  return `${x} ${y}`
}

type Spot = Pick<Entry, 'x' | 'y' | 'heading'>

/** [BA-Q-71] The point itself, or the nearest free one of its edge while enemies are near it. */
function entryPlace(state: State, unit: Unit, arrival: Arrival): Spot | null {
  const spots = isEnemyNear(state, unit, arrival) ? spotsBeside(state, arrival) : [arrival]
  const free = spots.find(spot => isFree(state, unit, spot) && !isEnemyNear(state, unit, spot))
  if (!free) return null
  return { ...poseWithFront(unit, free, arrival.heading), heading: arrival.heading }
}

/** Along the edge, nearest first; of two as near the one with the lower coordinate. */
function spotsBeside(state: State, { x, y, heading }: Arrival): Spot[] {
  const isAcross = x <= 0 || x >= state.width
  const spots: Spot[] = []
  for (let aside = STEP; aside <= distances.arrivalMoved; aside += STEP)
    for (const by of [-aside, aside])
      spots.push({ x: isAcross ? x : x + by, y: isAcross ? y + by : y, heading })
  return spots.filter(
    spot => spot.x >= 0 && spot.x <= state.width && spot.y >= 0 && spot.y <= state.height,
  )
}

function isEnemyNear(state: State, unit: Unit, spot: Spot): boolean {
  return state.units.some(
    other =>
      isOnBoard(other) &&
      areEnemies(unit, other) &&
      distanceToPoint(hullOf(other), spot.x, spot.y) <= distances.arrivalBarred,
  )
}

function isFree(state: State, unit: Unit, spot: Spot): boolean {
  const hull = hullOf({ ...unit, ...poseWithFront(unit, spot, spot.heading) })
  return !state.units.some(other => isOnBoard(other) && hullsOverlap(hull, hullOf(other)))
}

function doOverlap(one: Unit, at: Spot, other: Unit, otherAt: Spot): boolean {
  return hullsOverlap(
    hullOf({ ...one, x: at.x, y: at.y, heading: at.heading }),
    hullOf({ ...other, x: otherAt.x, y: otherAt.y, heading: otherAt.heading }),
  )
}
