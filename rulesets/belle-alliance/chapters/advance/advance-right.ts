import { containsPoint, distanceToPolygon } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { segmentsCross } from '@grognard/geometry/measured/segment.ts'
import { allows } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { CONTACT, ticks } from '../../book/tables/scale.ts'
import { wantsToo } from '../../model/attacks.ts'
import { findBuilding } from '../../model/buildings.ts'
import type { Leg, Rate } from '../../model/clauses.ts'
import { figuresNear, soutienOf } from '../../model/figures.ts'
import { frontOf, hullOf, isPlacedByCentre } from '../../model/footprint.ts'
import { sidesOf, touchesHull } from '../../model/ground/land.ts'
import { footingOf } from '../../model/ground/obstacles.ts'
import { terrainCostUnder } from '../../model/ground/terrain-cost.ts'
import { costOf, moveAlongLegs, newPlace } from '../../model/marching/legs.ts'
import type { LegMover } from '../../model/marching/legs.ts'
import { isMarchColumn, speedOf } from '../../model/marching/rates.ts'
import { thingNamed } from '../../model/names.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Advance, Attack, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  findUnit,
  isDisordered,
  isOnBoard,
  isSkirmishLine,
  seatsOf,
  unitOf,
} from '../../model/units.ts'
import type { BaRefusal, BaTable } from '../../rules.ts'
import { stop } from '../../words.ts'

/** [BA-4.1.1-02] On the board, outside of buildings, and not in U or FU. */
function isAbleToGo(unit: Unit): boolean {
  return isOnBoard(unit) && unit.walls === null && unit.figures > 0 && !isDisordered(unit)
}

/** [BA-4.1.4-01] The attack that lets a unit advance, and what it may do. */
export interface AdvanceRight {
  attack: Attack
  /** [BA-4.1.4-03] Attack again. */
  mayAttack: boolean
  /** [BA-6.1.2-05] All it may do is go into the empty building that it attacked. */
  onlyOccupies: boolean
}

/**
 * [BA-4.1.4-01] [BA-4.3.2-02] [BA-4.1.7-02] Null for a unit that may not advance. [BA-1.1.1-04] Nor may
 * one that has continued its fire.
 */
export function advanceRight(state: State, unit: Unit): AdvanceRight | null {
  if (!isAbleToGo(unit) || unit.doing.continuedFire) return null
  return ownRight(state, unit.id) ?? rightOfLine(state, unit) ?? rightOfSupport(state, unit)
}

function ownRight(state: State, unit: string): AdvanceRight | null {
  const attack = state.attacks.findLast(row => row.unit === unit && !row.isContinued)
  if (!attack) return null
  if (attack.state === 'broke' || attack.state === 'routed')
    return { attack, mayAttack: attack.state === 'routed', onlyOccupies: false }
  const isAtEmpty = attack.state === 'fought' && attack.met === null && attack.againstPosition
  if (!isAtEmpty || !findBuilding(state, attack.terrain) || isContested(state, attack)) return null
  return { attack, mayAttack: false, onlyOccupies: true }
}

/** [BA-6.1.2-06] An enemy who wants the building too has fought for it and has not given way. */
function isContested(state: State, attack: Attack): boolean {
  return state.attacks.some(
    rival =>
      rival.state === 'fought' &&
      wantsToo(state, attack, rival) &&
      isAbleToGo(unitOf(state, rival.unit)),
  )
}

/** [BA-4.3.2-02] The line shares its soutien's right. */
function rightOfLine(state: State, unit: Unit): AdvanceRight | null {
  const soutien = isSkirmishLine(unit) ? soutienOf(state, unit) : undefined
  if (!soutien || figuresNear(unit, soutien) === 0) return null
  return ownRight(state, soutien.id)
}

/** [BA-4.1.7-02] A support unit goes along, but attacks nobody. */
function rightOfSupport(state: State, unit: Unit): AdvanceRight | null {
  const help = state.helpers.find(row => row.unit === unit.id && row.kind === 'support')
  const right = help ? ownRight(state, help.of) : null
  return right && { ...right, mayAttack: false }
}

/** A unit that a seat would have advance; undefined where there is none. */
interface Advancer {
  state: State
  seat: Seat
  id: string
  unit: Unit | undefined
}

const advancerName = ({ state, id }: Advancer) => ({ unit: thingNamed(state, id) })

export const advancerRefusals: readonly BaRefusal<Advancer>[] = [
  stop(
    'BA-4.1.4-01',
    'ba.refuse.notYourUnit',
    ({ seat, unit }) => unit?.seat !== seat,
    advancerName,
  ),
  stop(
    'BA-4.1.4-01',
    'ba.refuse.noAdvance',
    ({ state, unit }) => !unit || advanceRight(state, unit) === null,
    advancerName,
  ),
]

const mayAdvance = allows(advancerRefusals)

/** The seat's units that may advance. */
export function unitsToAdvance(state: State, seat: Seat): Unit[] {
  return state.units.filter(unit => mayAdvance({ state, seat, id: unit.id, unit }))
}

/** [BA-4.1.4-04] Asked at the same time, in secret. */
export function seatsToAdvance(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => unitsToAdvance(state, seat).length > 0)
}

/** A continued advance as it would go on ground like that under the unit; lengths in 1/1000 cm. */
export interface AdvancePath {
  start: Pose
  mover: LegMover
  cost: number
  budget: number
}

type Way = Pick<Advance, 'pivot' | 'distance'>

export function pathOfAdvance(state: State, unit: Unit, { pivot, distance }: Way): AdvancePath {
  const { x, y, heading } = unit
  const { length, beam } = hullOf(unit)
  const terrainCost = terrainCostUnder(state, footingOf(unit), heading)
  const toFront = isPlacedByCentre(unit) ? length / 2 : 0
  const turnsFreely =
    isSkirmishLine(unit) || (isMarchColumn(unit) && terrainCost.grounds.includes('road'))
  const legs: Leg[] = [
    { kind: 'pivot', amount: pivot },
    { kind: 'straight', amount: distance },
  ]
  return {
    start: { x, y, heading },
    mover: { legs, course: 0, length, beam, toFront, turnsFreely },
    cost: costOf(legs, beam, turnsFreely),
    budget: reachOf(unit, terrainCost),
  }
}

/** [BA-4.1.4-01] Half a turn's march at the rate last used, with all halvings. */
export function reachOf(unit: Unit, terrainCost: Parameters<typeof speedOf>[2]): number {
  return Math.floor((speedOf(unit, rateOf(unit), terrainCost) * ticks.advance) / ticks.march)
}

/** [BA-2.3.3-02] A charge in light disorder has fallen to the normal rate. */
export function rateOf({ doing, disorder }: Unit): Rate {
  const rate = doing.rate ?? 'normal'
  return rate === 'charge' && disorder !== 'OR' ? 'normal' : rate
}

/** Where it comes to; as far as the half turn lasts. */
export function endOfAdvance({ start, mover, budget }: AdvancePath): Pose {
  const place = newPlace(start.x, start.y, start.heading)
  moveAlongLegs(mover, place, budget, place)
  return { x: place.x, y: place.y, heading: place.heading }
}

/** Where it stands after its pivot. */
export function afterPivot({ start, mover, budget }: AdvancePath): Pose {
  const place = newPlace(start.x, start.y, start.heading)
  moveAlongLegs({ ...mover, legs: mover.legs.slice(0, 1) }, place, budget, place)
  return { x: place.x, y: place.y, heading: place.heading }
}

/** [BA-4.1.4-02] After an attack on a position the advance would lead out of it on the far side. */
export function goesBeyondPosition(
  state: State,
  { againstPosition, terrain }: Attack,
  way: Pick<Advance, 'unit' | 'pivot' | 'distance'>,
): boolean {
  const piece = state.terrain.find(({ id }) => id === terrain)
  if (!againstPosition || !piece) return false
  const unit = unitOf(state, way.unit)
  const path = pathOfAdvance(state, unit, way)
  const [before, after] = [afterPivot(path), endOfAdvance(path)]
  if (isAt(piece, { ...unit, ...after })) return false
  return isAt(piece, unit) || isCrossed(piece, unit, before, after)
}

function isAt(piece: Terrain, unit: Unit): boolean {
  const hull = hullOf(unit)
  if (piece.kind === 'linear' || piece.kind === 'stream' || piece.kind === 'road')
    return touchesHull(piece, hull)
  return distanceToPolygon(hull, piece.points) <= CONTACT
}

/** The middle of its front goes over a border of the terrain, or begins in it. */
function isCrossed(piece: Terrain, unit: Unit, before: Pose, after: Pose): boolean {
  const from = frontOf({ ...unit, ...before })
  const to = frontOf({ ...unit, ...after })
  const isArea = piece.kind !== 'linear' && piece.kind !== 'stream' && piece.kind !== 'road'
  if (isArea && containsPoint(piece.points, from.x, from.y)) return true
  return sidesOf(piece).some(({ ax, ay, bx, by }) =>
    segmentsCross(from.x, from.y, to.x, to.y, ax, ay, bx, by),
  )
}

/** [BA-Q-62] [BA-4.1.4-04] Continued attacks are told before anybody advances; helpers are free again. */
export function announceAdvances(table: BaTable): void {
  const { state } = table
  if (state.helpers.length > 0) table.emit({ kind: 'helpersDismissed' })
  for (const { unit, target } of state.advances.slice()) {
    if (target === null || !findUnit(state, unit)) continue
    const isCharge = rateOf(unitOf(state, unit)) === 'charge'
    table.emit({ kind: 'continuedAttackAnnounced', unit, target, isCharge })
  }
}
