import type { Commander, Playable, Seat } from '@grognard/umpire'
import type { ChiefQuality } from '../book/tables/command.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import type { OrderClause } from './clauses.ts'
import type { BaOptions } from './options.ts'
import type { Terrain, VictoryRules } from './setting.ts'
import type { Step } from './steps.ts'
import type { Arrival, Unit } from './unit.ts'

/** Lengths in 1/1000 cm, headings in 1/100 degree clockwise from north, x east, y north. */
export interface State extends Playable<Step> {
  scenario: string
  /** What a player's own scenario file calls itself and tells of itself; empty of shipped ones. */
  title: string
  about: string
  options: BaOptions
  /** The year chooses the period specials of the valeur table. */
  year: number
  width: number
  height: number
  turn: number
  /** The battle ends with this turn. */
  lastTurn: number
  /** Minutes after midnight at which the turn begins. */
  clock: number
  /** The two sides, the one the scenario names first in the first place. */
  sides: Side[]
  /** [BA-Q-74] Of a side that several share: each with the chiefs whose troops he commands. */
  commanders: Commander[]
  terrain: Terrain[]
  units: Unit[]
  staff: Staff[]
  /** What is written for this turn, a sheet for each unit that has any order. */
  sheets: Sheet[]
  /** Announced attacks of the sub-phase that is played. */
  attacks: Attack[]
  /** Fire declared in the phase that is played. */
  fires: Fire[]
  /** Neighbours and supports declared in the phase that is played. */
  helpers: Helper[]
  /** Continued advances written in this melee phase. */
  advances: Advance[]
  /** Disorder that has been inflicted and whose forced moves are still to be made. */
  forced: ForcedMove[]
  /** Contacts of routing units that wait for their roll, in the order they arose. */
  carried: Carried[]
  /** Attempts of this announcement phase. */
  reorganising: Reorganising[]
  penalties: SidePenalty[]
  /** Units whose chief is engaged this turn, and what he is worth to them. */
  engaged: Engaged[]
  victory: VictoryRules
  /** Points won at events, and the owners of places. */
  score: Score
}

export interface Side {
  seat: Seat
  /** Where its units may be placed freely: x0, y0, x1, y1 … */
  deployZone: number[]
  /** [BA-1.1.2-05] Its orders are sealed. */
  hasSealed: boolean
}

export interface SidePenalty {
  seat: Seat
  value: number
  untilTurn: number
}

export interface Engaged {
  unit: string
  modifier: number
}

export interface Score {
  /** Points by side, in the order of the sides. */
  points: number[]
  /** Places and the side that holds them: index of the side, or null. */
  owners: { place: string; side: number | null }[]
  prisoners: number[]
}

/** [BA-1.1.2-04] The parts of a unit's order, and whether it is followed. */
export interface Sheet {
  unit: string
  seat: Seat
  parts: OrderClause[]
  result: 'written' | 'followed' | 'failed'
}

/** [BA-4.1.1-03] An attack that has been announced. */
export interface Attack {
  unit: string
  target: string
  againstPosition: boolean
  terrain: string
  isCharge: boolean
  /** Continued attack of this melee phase. */
  isContinued: boolean
  /** What to do when another enemy is met first. */
  ifMet: 'attack' | 'stop'
  /** The enemy it is in contact with and fights; null before. */
  met: string | null
  state: AttackState
}

/**
 * `lapsed`: one of the two came into U or FU between the contact and the melee. `broke` and `routed`:
 * it is over, and brought the enemy into U or FU.
 */
export type AttackState =
  | 'announced'
  | 'met'
  | 'cancelled'
  | 'lapsed'
  | 'fought'
  | 'broke'
  | 'routed'

/** Which figures (or gun models) of a unit fire at what. */
export interface Fire {
  unit: string
  /** 0 for the part named first, which keeps the small fire unit; 1 for the other. */
  part: number
  figures: number
  /** Of artillery: the models. */
  guns: string[]
  target: string
  /** The hit point on the target's edge. */
  x: number
  y: number
  /** [BA-3.4.1-02] Ranging without effect. */
  isRanging: boolean
  /** [BA-1.1.2-10] At what is assumed to stand there. */
  isHidden: boolean
  phase: 'continued' | 'fire'
  /** All have declared: the other side knows of it. */
  isShown: boolean
  /** The rule by which it was lost, or null. */
  lost: string | null
}

export interface Helper {
  unit: string
  kind: 'neighbour' | 'support'
  of: string
  /** Whom its friend fires at or fights. */
  against: string
  isShown: boolean
}

export interface Advance {
  unit: string
  /** One pivot before it, 1/100 degree, clockwise positive. */
  pivot: number
  distance: number
  target: string | null
  building: string | null
  isShown: boolean
}

export type ForcedCause =
  | 'orderRoll'
  | 'fire'
  | 'melee'
  | 'spread'
  | 'reorganising'
  | 'valeur'
  | 'blocked'

export interface Centre {
  x: number
  y: number
}

/** A retreat or rout that has still to be made. */
export interface ForcedMove {
  unit: string
  degree: 'U' | 'FU'
  cause: ForcedCause
  /** The centre of the effect, or null where the direction is free. */
  fromX: number | null
  fromY: number | null
  /** [BA-Q-57] Centres of further effects of the same degree: its owner chooses among all. */
  also: Centre[]
  /** The heading its owner chose, or null. */
  heading: number | null
  /** Units that rout in contact with this one, as one body. */
  with: string[]
}

export interface Carried {
  carrier: string
  second: string
  /** The units that rout in contact with the carrier. */
  with: string[]
  /** The heading of the carrier's rout, and what is left of its time, in 1/1000 of a tick. */
  heading: number
  left: number
}

/** [BA-5.4.3-02] A unit in full disorder that tries to reorganise, and how it would form up. */
export interface Reorganising {
  unit: string
  formation: FormationKind
}

export type StaffKind = 'chief' | 'orderly'

/** [BA-1.1.4-01] Chiefs and orderlies. */
export interface Staff {
  id: string
  seat: Seat
  kind: StaffKind
  name: string
  /** Of an orderly: his chief. Of a chief: his superior, or null. */
  over: string | null
  level: 'regiment' | 'brigade' | 'division' | 'corps' | 'army'
  quality: ChiefQuality
  status: 'waiting' | 'onBoard' | 'fallen' | 'removed' | 'left'
  arrival: Arrival | null
  x: number
  y: number
  heading: number
  /** The unit it is in contact with and follows. */
  contact: string | null
  /** [BA-1.1.4-11] Turns in a row in which nobody took a fallen chief's place. */
  failedReplacements: number
  /** The turn somebody last tried to take a fallen chief's place; null before any. */
  triedIn: number | null
  /** [BA-1.1.4-12] Its last move: twice the turn, and one more for that at the turn's end. */
  lastMove: number | null
}

/** What every chief and orderly begins a battle with: he has done nothing yet. */
export function newStaff() {
  return {
    contact: null,
    failedReplacements: 0,
    triedIn: null,
    lastMove: null,
  } satisfies Partial<Staff>
}

/** What every battle begins with: nothing is ordered or under way, and nobody has points. */
export function newBattle() {
  return {
    outcome: null,
    commanders: [],
    sheets: [],
    attacks: [],
    fires: [],
    helpers: [],
    advances: [],
    forced: [],
    carried: [],
    reorganising: [],
    penalties: [],
    engaged: [],
    score: { points: [0, 0], owners: [], prisoners: [0, 0] },
  } satisfies Partial<State>
}
