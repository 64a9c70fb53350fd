import { distanceToPoint, hullsOverlap } from '@grognard/geometry'
import { cm } from '../../book/measures.ts'
import { distances, ticks } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import type { MarchClause } from '../../model/clauses.ts'
import { hullOf, poseWithFront } from '../../model/footprint.ts'
import type { MarchPlan } from '../../model/marching/marcher.ts'
import { isRestedForCharge } from '../../model/marching/rates.ts'
import { followedClause } from '../../model/sheets.ts'
import type { Advance, Attack, State } from '../../model/state.ts'
import type { Arrival, Unit } from '../../model/unit.ts'
import { areEnemies, isOnBoard } from '../../model/units.ts'

/** Longer than any board is wide, 1/1000 cm. */
export const AS_FAR_AS_POSSIBLE = 1_000_000

/** [BA-Q-71] Straight in, at the normal rate, the whole phase. */
const plainPlan: MarchPlan = {
  rate: 'normal',
  legs: [{ kind: 'straight', amount: AS_FAR_AS_POSSIBLE }],
  course: 0,
  fromTick: 1,
  toTick: ticks.march,
  isAdvance: false,
}

/** [BA-1.3.5-02] [BA-1.3.6-01] Working and resting units do not march. */
const immobile: readonly FormationKind[] = ['work', 'rest', 'rout']

/** [BA-5.3.1-01] [BA-1.1.1-04] [BA-6.1.1-04] Whether a unit may march at all this turn. */
function mayMarch(unit: Unit): boolean {
  const { doing, disorder, walls, formation } = unit
  if (disorder === 'FU' || walls !== null) return false
  if (doing.forced || doing.continuedFire || doing.hasStopped) return false
  return !immobile.includes(formation.kind)
}

/** [BA-1.1.3-10] What a unit marches by in the movement phase; null where it stays. */
export function marchPlan(state: State, unit: Unit, attack: Attack | null): MarchPlan | null {
  if (!mayMarch(unit)) return null
  return writtenPlan(state, unit) ?? (attack ? { ...plainPlan, legs: [] } : null)
}

/** The march that is written for the unit, if it follows its order. */
function writtenPlan(state: State, unit: Unit): MarchPlan | null {
  const clause = followedClause(state, unit.id, 'march')
  if (!clause) return null
  const { legs, course, fromTick, toTick } = clause
  return { rate: lawfulRate(state, unit, clause), legs, course, fromTick, toTick, isAdvance: false }
}

/** [BA-2.3.3-02] [BA-Q-47] Disorder after the order was written takes the charge from it. */
function lawfulRate(state: State, unit: Unit, { rate }: MarchClause): MarchPlan['rate'] {
  if (rate !== 'charge') return rate
  return unit.disorder === 'OR' && isRestedForCharge(unit, state.turn) ? rate : 'normal'
}

/** [BA-4.1.4-01] A pivot and straight on, at the rate last used, for half a turn. */
export function advancePlan(unit: Unit, { pivot, distance }: Advance): MarchPlan | null {
  if (unit.disorder === 'FU' || unit.disorder === 'U' || unit.walls !== null) return null
  return {
    rate: unit.doing.rate ?? 'normal',
    legs: [
      { kind: 'pivot', amount: pivot },
      { kind: 'straight', amount: distance },
    ],
    course: 0,
    fromTick: 1,
    toTick: ticks.advance,
    isAdvance: true,
  }
}

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

/** [BA-Q-71] Units that are due, in the order of the list, with the march they are to come in with. */
export function duePlans(state: State): Map<Unit, MarchPlan> {
  const plans = new Map<Unit, MarchPlan>()
  for (const unit of state.units) {
    const { status, arrival } = unit
    if (status !== 'waiting' || arrival === null || arrival.turn > state.turn) continue
    plans.set(unit, writtenPlan(state, unit) ?? plainPlan)
  }
  return plans
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
