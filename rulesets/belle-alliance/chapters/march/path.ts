import type { Pose } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { angles } from '../../book/tables/scale.ts'
import type { Leg, MarchClause } from '../../model/clauses.ts'
import { hullOf, isPlacedByCentre } from '../../model/footprint.ts'
import { beyondEdge, isExit } from '../../model/forced-moves.ts'
import type { Beyond } from '../../model/forced-moves.ts'
import { terrainCostUnder } from '../../model/ground/terrain-cost.ts'
import type { TerrainCost } from '../../model/ground/terrain-cost.ts'
import { footingOf } from '../../model/ground/obstacles.ts'
import { isMarchColumn, openTerrain, speedOf } from '../../model/marching/rates.ts'
import { costOf, newPlace, pathOf, priceOf, moveAlongLegs } from '../../model/marching/legs.ts'
import type { Place, LegMover } from '../../model/marching/legs.ts'
import { asMarching } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isOnBoard, isSkirmishLine, unitOf } from '../../model/units.ts'

/** A written march as it would go on open ground like that under the unit; lengths in 1/1000 cm. */
export interface Path {
  unit: Unit
  mover: LegMover
  start: Pose
  /** What all legs cost, and how much march the unit has in the phase. */
  cost: number
  budget: number
}

export function pathOfMarch(state: State, unit: Unit, clause: MarchClause): Path {
  const marching = asMarching(state, unit)
  const terrainCost = terrainCostOf(state, marching)
  const mover = moverOf(marching, clause, terrainCost)
  return {
    unit: marching,
    mover,
    start: startOf(marching),
    cost: costOf(clause.legs, mover.beam, mover.turnsFreely),
    budget: Math.floor(speedOf(marching, clause.rate, terrainCost)),
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

function terrainCostOf(state: State, unit: Unit): TerrainCost {
  return isOnBoard(unit) ? terrainCostUnder(state, footingOf(unit), unit.heading) : openTerrain
}

function moverOf(unit: Unit, { legs, course }: MarchClause, { grounds }: TerrainCost): LegMover {
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
export function posesAlong({ mover, start }: Path, spend: number): Pose[] {
  const poses: Pose[] = [start]
  let left = spend
  const at = newPlace(start.x, start.y, start.heading)
  while (at.leg < mover.legs.length && left > 0) {
    const leg = mover.legs[at.leg]
    const price = leg ? pathOf(leg, mover.beam) * priceOf(leg, mover.turnsFreely) : 0
    moveAlongLegs(
      { ...mover, legs: mover.legs.slice(0, at.leg + 1) },
      at,
      Math.min(left, price),
      at,
    )
    left -= price
    poses.push({ x: at.x, y: at.y, heading: at.heading })
  }
  return poses
}

/** Where each leg begins, however long that takes. */
function startsOfLegs({ mover, start }: Path): Pose[] {
  const at = newPlace(start.x, start.y, start.heading)
  return mover.legs.map((_, i) => {
    const { x, y, heading } = at
    moveAlongLegs({ ...mover, legs: mover.legs.slice(0, i + 1) }, at, Number.MAX_SAFE_INTEGER, at)
    return { x, y, heading }
  })
}

/** [BA-2.4.3-03] Whether the unit, had it come there, follows a road. */
function isOnRoadAt(state: State, { unit }: Path, pose: Pose): boolean {
  return terrainCostUnder(state, footingOf({ ...unit, ...pose }), pose.heading).grounds.includes(
    'road',
  )
}

/** Where it stands after all its legs, however long that takes. */
export function endOf({ mover, start }: Path): Place {
  const place = newPlace(start.x, start.y, start.heading)
  moveAlongLegs(mover, place, Number.MAX_SAFE_INTEGER, place)
  return place
}

/** The middle of its front there, not rounded. */
export function frontAt({ mover }: Path, { x, y, heading }: Place) {
  return { x: x + mover.toFront * sine(heading), y: y + mover.toFront * cosine(heading), heading }
}

/** The legs without what is beyond the budget. */
export function trimmed(legs: readonly Leg[], { mover, budget }: Path): Leg[] {
  const kept: Leg[] = []
  let left = budget
  for (const leg of legs) {
    const price = priceOf(leg, mover.turnsFreely)
    const cost = pathOf(leg, mover.beam) * price
    const part = cost <= left ? leg.amount : Math.trunc((leg.amount * left) / cost)
    left -= Math.min(left, cost)
    if (part !== 0 || leg.kind === 'about') kept.push({ kind: leg.kind, amount: part })
  }
  return kept
}

/** [BA-2.4.3-02] [BA-2.4.1-02] One change of direction, a pivot of twenty degrees at most. */
export function hasChargeTurns(state: State, unit: Unit, clause: MarchClause): boolean {
  const turns = turnsOffRoad(state, unit, clause)
  if (turns.length > 1) return false
  return turns.every(
    ({ kind, amount }) => kind === 'pivot' && Math.abs(amount) <= angles.chargePivot,
  )
}

/** [BA-2.4.3-03] The turns that no march column makes on a road, as the way is drawn. */
function turnsOffRoad(state: State, unit: Unit, clause: MarchClause): Leg[] {
  const turns = clause.legs.filter(({ kind }) => kind !== 'straight')
  if (turns.length === 0 || !isMarchColumn(unit)) return turns
  const path = pathOfMarch(state, unit, clause)
  const starts = startsOfLegs(path)
  return clause.legs.filter((leg, i) => {
    const start = starts[i]
    if (leg.kind === 'straight') return false
    return leg.kind === 'about' || !start || !isOnRoadAt(state, path, start)
  })
}

/** Lengths of whole numbers leave so much to rounding, 1/1000 cm. */
const ROUNDING = 5

/**
 * [BA-5.1.2-02] Whether a march, as far as it lasts, takes the front or the middle of the unit over
 * an edge where the scenario gives it no right to leave. Who stands beyond may come back.
 */
export function leadsOverEdge(state: State, unit: string, clause: MarchClause): boolean {
  const path = pathOfMarch(state, unitOf(state, unit), clause)
  for (const pose of posesAlong(path, path.budget)) {
    const beyond = farther(beyondOf(state, path, pose), beyondOf(state, path, path.start))
    if (beyond.some(point => !isExit(state, path.unit, point))) return true
    if (beyond.length > 0) return false
  }
  return false
}

/** Front and middle, where they are beyond an edge. */
function beyondOf(state: State, { mover }: Path, { x, y, heading }: Pose): (Beyond | null)[] {
  return [mover.toFront, mover.toFront - mover.length / 2].map(ahead =>
    beyondEdge(state, x + ahead * sine(heading), y + ahead * cosine(heading)),
  )
}

function farther(points: (Beyond | null)[], before: (Beyond | null)[]): Beyond[] {
  return points.filter((point, i): point is Beyond => {
    return point !== null && point.by > (before[i]?.by ?? 0) + ROUNDING
  })
}
