import type { RuleId } from '../../book/rulebook.ts'
import { mayAttack } from '../attacks.ts'
import type { Leg, Rate } from '../clauses.ts'
import { zonesOf } from '../contact.ts'
import { hullOf, isPlacedByCentre } from '../footprint.ts'
import type { TerrainCost } from '../ground/terrain-cost.ts'
import type { Attack } from '../state.ts'
import type { Unit } from '../unit.ts'
import { hasRate, openTerrain } from './rates.ts'
import { newPlace } from './legs.ts'
import type { Place, LegMover } from './legs.ts'

/** How fast a unit goes over the ground under it. */
export interface Pace {
  rate: Rate
  /** March in a whole tick, in lengths straight ahead, 1/1000 cm. */
  speed: number
  turnsFreely: boolean
}

/** What it does in a tick, or in the part of one that begins here, at one pace. */
export interface Stretch extends Pace {
  /** Part of the tick. */
  at: number
  from: Place
  mover: LegMover
  /** Why the leg before ended here, where ground or the edge ended it. */
  legEnd: Omit<Obstruction, 'tick'> | null
}

/**
 * A unit while the ticks of a phase are played: worked with between its events, never kept.
 * Lengths in 1/1000 cm, headings in 1/100 degree, parts of a tick from 0 to 1.
 */
export interface Marcher extends Omit<LegMover, 'turnsFreely'> {
  readonly unit: Unit
  /** Its row in the state's list of units. */
  readonly row: number
  readonly isCentred: boolean
  /** Half the diagonal of the outline. */
  readonly radius: number
  /** Melee zones: 0, 1 before the front, or 4. */
  readonly zones: number
  /** First and last tick it marches in. */
  fromTick: number
  toTick: number
  rate: Rate
  /** At the start of the tick. */
  from: Place
  /** What it comes to; a scratch place for the rest. */
  to: Place
  terrainCost: TerrainCost
  /** [BA-Q-15] What it does in this tick, piece by piece; none where it stands. */
  stretches: readonly Stretch[]
  /** March to spend in this tick, in lengths straight ahead; 0 where it stands. */
  budget: number
  /** How far any of its corners can get in the tick. */
  swing: number
  /** Part of the tick after which it stands. */
  limit: number
  /** Stands for the rest of the phase. */
  isStopped: boolean
  /** The enemy before which it stopped. */
  stoppedBy: Marcher | null
  /** Who presses it back in this tick, from where on. */
  presser: Marcher | null
  pressedFrom: number
  /** Who pressed it back last in this phase. */
  wasPressedBy: Marcher | null
  /** Enemies that it pressed back in the last tick. */
  presses: Marcher[]
  /** It has a march of its own in this phase. */
  hasOrder: boolean
  /** The own unit that it waits for in this tick. */
  heldBy: Marcher | null
  /** What stopped it last, and in how many ticks it waited for own units. */
  obstruction: Obstruction | null
  waited: number
  attack: Attack | null
  /** The attack that was announced for it, whatever became of it. */
  announced: Attack | null
  /** [BA-4.5.0-04] Its target, and the infantry that the target's gunners took refuge with. */
  aims: readonly string[]
  /** Its attack has met an enemy. */
  hasMet: boolean
  hasMovedLast: boolean
  /** [BA-4.1.2-02] Goes for its target by itself. */
  isFollowing: boolean
  /** [BA-4.1.2-04] Its attack has come to the position, and nobody was there. */
  isAtPosition: boolean
  /** [BA-2.4.1-02] [BA-4.1.4-01] It charges or did so this turn, or advances: one pivot, and little. */
  turnsOnce: boolean
  /** And that pivot has been begun. */
  hasPivoted: boolean
  hasTurnedAbout: boolean
}

/** A unit that stands; `setOff` makes it march. */
export function marcherOf(unit: Unit, row: number): Marcher {
  const { length, beam } = hullOf(unit)
  const isCentred = isPlacedByCentre(unit)
  return {
    unit,
    row,
    isCentred,
    radius: Math.sqrt(length * length + beam * beam) / 2,
    zones: zonesOf(unit).length,
    legs: [],
    course: 0,
    length,
    beam,
    toFront: isCentred ? length / 2 : 0,
    fromTick: 1,
    toTick: 0,
    rate: 'normal',
    from: placeOf(unit),
    to: placeOf(unit),
    terrainCost: openTerrain,
    stretches: [],
    budget: 0,
    swing: 0,
    limit: 1,
    isStopped: false,
    stoppedBy: null,
    presser: null,
    pressedFrom: 0,
    wasPressedBy: null,
    presses: [],
    hasOrder: false,
    heldBy: null,
    obstruction: null,
    waited: 0,
    attack: null,
    announced: null,
    aims: [],
    hasMet: false,
    hasMovedLast: false,
    isFollowing: false,
    isAtPosition: false,
    turnsOnce: false,
    hasPivoted: unit.doing.hasPivoted,
    hasTurnedAbout: unit.doing.hasTurnedAbout,
  }
}

function placeOf({ x, y, heading, doing }: Unit): Place {
  const place = newPlace(x, y, heading)
  place.marched = doing.marched
  place.sinceAbout = doing.sinceAbout
  return place
}

export interface MarchPlan {
  rate: Rate
  legs: readonly Leg[]
  course: number
  fromTick: number
  toTick: number
  /** [BA-4.1.4-01] A continued advance, with a pivot of its own. */
  isAdvance: boolean
}

export function setOff(marcher: Marcher, plan: MarchPlan): void {
  marcher.hasOrder = true
  marcher.rate = plan.rate
  marcher.turnsOnce = plan.rate === 'charge' || plan.isAdvance
  if (plan.isAdvance) marcher.hasPivoted = false
  marcher.legs = plan.legs
  marcher.course = plan.course
  marcher.fromTick = plan.fromTick
  marcher.toTick = plan.toTick
}

/** Whether it has anything left to do in this tick. */
export function isMarching(marcher: Marcher, tick: number): boolean {
  if (marcher.isStopped || tick < marcher.fromTick || tick > marcher.toTick) return false
  return marcher.isFollowing || marcher.from.leg < marcher.legs.length
}

/** Whether its own march goes on after this part of the tick. */
export function isMoving(marcher: Marcher, after: number): boolean {
  return marcher.budget > 0 && marcher.limit > after && !marcher.isStopped
}

/** [BA-1.1.2-07] Its attack is meant for this enemy. */
export function isAfter(marcher: Marcher, other: Marcher): boolean {
  return marcher.attack !== null && !marcher.hasMet && marcher.aims.includes(other.unit.id)
}

/** [BA-4.1.1-05] [BA-2.3.1-04] It can attack this enemy where it stands. */
export function canStrike(marcher: Marcher, other: Marcher): boolean {
  return mayAttack(marcher.unit, other.unit) && hasRate(marcher.unit, 'normal', marcher.terrainCost)
}

/** [BA-2.3.1-03] What keeps a unit from getting as far as its order says, and the rule of it. */
export const obstructionRules = {
  ownUnit: 'BA-2.3.4-02',
  waited: 'BA-Q-14',
  enemy: 'BA-4.1.1-04',
  ground: 'BA-2.3.1-01',
  edge: 'BA-5.1.2-02',
  rate: 'BA-2.3.1-03',
  noTurn: 'BA-4.1.2-02',
  targetGone: 'BA-4.1.2-02',
  outOfReach: 'BA-4.1.2-02',
  retreated: 'BA-5.3.1-01',
  firing: 'BA-1.1.1-04',
  disorder: 'BA-1.1.2-01',
  contested: 'BA-6.1.1-04',
  indoors: 'BA-6.1.1-03',
  standing: 'BA-1.3.5-02',
} as const satisfies Record<string, RuleId>

export type Because = keyof typeof obstructionRules

/** [BA-1.1.2-05] These tell of the written order alone: the other side sees nothing of them. */
const ownAffairs: readonly Because[] = [
  'rate',
  'retreated',
  'firing',
  'disorder',
  'contested',
  'indoors',
  'standing',
]

export function isOwnAffair(because: Because): boolean {
  return ownAffairs.includes(because)
}

/** What stops a unit in a tick; `by` is a unit's id or that of a piece of terrain, or empty. */
export interface Obstruction {
  because: Because
  by: string
  tick: number
}

/** Longer than any board is wide, 1/1000 cm. */
export const AS_FAR_AS_POSSIBLE = 1_000_000
