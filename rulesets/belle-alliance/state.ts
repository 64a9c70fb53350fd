import type { Playable, Seat } from '@grognard/umpire'
import type { BaOptions } from './options.ts'
import type { Part } from './parts.ts'
import type { Terrain } from './terrain.ts'
import type { Edge, VictoryRules } from './victory-rules.ts'
import type { Arm, Weapon } from './tables/arms.ts'
import type { Disorder } from './tables/disorder.ts'
import type { FormationKind } from './tables/formations.ts'
import type { WorkKind } from './tables/works.ts'

/** Lengths in 1/1000 cm, headings in 1/100 degree clockwise from north, x east, y north. */
export interface State extends Playable {
  scenario: string
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
  /** Chiefs engaged this turn. */
  engaged: Engaged[]
  victory: VictoryRules
  /** Points won at events, and the owners of places. */
  score: Score
}

export interface Side {
  seat: Seat
  name: string
  /** Where its units may be placed freely: x0, y0, x1, y1 … */
  deployZone: number[]
  hasDeployed: boolean
  /** [BA-1.1.2-05] Its orders are sealed. */
  hasSealed: boolean
}

export interface Formation {
  kind: FormationKind
  /** Figures in the front rank of an attack column or battalion mass, else null. */
  front: number | null
  /** Gap between the figures of a skirmish line, 1/1000 cm, else null. */
  gap: number | null
}

/** Breadth and depth of a building's ground plan, 1/1000 cm. */
export interface Walls {
  width: number
  depth: number
}

export type UnitStatus =
  'waiting' | 'onBoard' | 'joined' | 'removed' | 'left' | 'exited' | 'surrendered' | 'captured'

export interface Unit {
  id: string
  seat: Seat
  nation: string
  name: string
  arm: Arm
  isLight: boolean
  hasLances: boolean
  /** [BA-5.5.1-01] Trained shots. */
  isTrained: boolean
  hasPioneers: boolean
  weapon: Weapon | null
  status: UnitStatus
  /** When and where it comes on the board; null once it is there. */
  arrival: Arrival | null
  /** Where and when it left the board; its status tells how. */
  leaving: Leaving | null
  valeur: number
  startingValeur: number
  /** Points of valeur won back by rest. */
  valeurWonBack: number
  /** [BA-1.2.6-03] Original strength in figures; of a part it may be broken. */
  original: number
  figures: number
  /** [BA-1.2.3-01] Cavalry: squadrons; else 0. */
  squadrons: number
  /** Artillery: gun models on the board or limbered with the unit. */
  guns: Gun[]
  /** Immediate chief; his id stays while he is fallen, for he may be replaced. */
  chief: string | null
  /** [BA-1.1.2-12] Of a skirmish line that is not split off. */
  mother: string | null
  /** [BA-1.3.3-01] The line it backs. */
  soutienOf: string | null
  /** [BA-1.2.6-01] The unit that it was split from; of gunners off their guns the battery. */
  partOf: string | null
  /** [BA-1.2.2-02] Parted from its unit in town fighting, so it is to be joined with it again. */
  splitInTown: boolean
  /** [BA-4.5.0-02] The infantry that its gunners have taken refuge with. */
  refuge: string | null
  /** The building its figures stand in. */
  building: string | null
  /** The ground plan of that building; the unit's point is its centre. Null outside. */
  walls: Walls | null
  formation: Formation
  /** Middle of the front edge; of formations without a front, the centre. */
  x: number
  y: number
  heading: number
  disorder: Disorder
  /** The turn the disorder was last inflicted in; 0 before the battle. */
  disorderedIn: number
  supply: 'full' | 'limited' | 'none'
  /** [BA-5.5.3-01] Rolls left of a limited supply. */
  supplyRolls: number
  /** [BA-Q-27] Has rolled for its first fire or melee. */
  hasFought: boolean
  /** The turn of its last charge; null before any. */
  chargedIn: number | null
  /** What it fired at, latest last. */
  targets: FiredAt[]
  /** Turns, or null: attacked, defended, routed an enemy, gave its position away by firing. */
  attackedIn: number | null
  defendedIn: number | null
  routedEnemyIn: number | null
  firedIn: number | null
  movedIn: number | null
  rest: Rest | null
  work: Work | null
  /** [BA-1.1.3-08] The same order failed so many turns in a row. */
  failedOrder: { key: string; inRow: number } | null
  failedReorganising: number
  doing: Doing
}

export interface Arrival {
  turn: number
  x: number
  y: number
  heading: number
}

/** The edge crossed and the place on it, x or y in 1/1000 cm. */
export interface Leaving {
  edge: Edge
  along: number
  turn: number
}

/** What a unit has done or undergone this turn; begun anew each turn. */
export interface Doing {
  continuedFire: boolean
  fired: boolean
  hasCanister: boolean
  split: boolean
  /** [BA-2.2.1-06] It has changed formation, by sending out or limbering too. */
  reformed: boolean
  moved: boolean
  /** Marched, forced moves left aside, 1/1000 cm; since the last about-turn too. */
  marched: number
  sinceAbout: number
  rate: 'normal' | 'fast' | 'charge' | null
  passedThrough: boolean
  pressedBack: boolean
  inObstacle: boolean
  hasStopped: boolean
  fought: boolean
  hasAdvanced: boolean
  /** The one change of direction at the charge has been used. */
  hasPivoted: boolean
  hasTurnedAbout: boolean
  orderRolled: boolean
  /** New disorder fell on it this turn. */
  disordered: boolean
  forced: boolean
  transferred: boolean
}

export interface Gun {
  id: string
  /** 3, 4, 6, 8, 9 or 12. */
  pounder: number
  isHorse: boolean
  gunners: number
}

export interface FiredAt {
  target: string
  turn: number
  /** [BA-3.4.1-01] Where the target's centre was. */
  x: number
  y: number
}

export interface Rest {
  since: number
  goal: 'supply' | 'valeur'
  /** Unbroken turns so far, the turn of forming up not counted. */
  turns: number
}

export interface Work {
  kind: WorkKind
  /** A building, a bridge, or empty for a work in the open. */
  terrain: string
  x: number
  y: number
  heading: number
  isBegun: boolean
  turns: number
  failedInRow: number
}

export type StaffKind = 'chief' | 'orderly'
export type ChiefQuality = 'normal' | 'effective' | 'ineffective'

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

/** [BA-1.1.2-04] The parts of a unit's order, and whether it is followed. */
export interface Sheet {
  unit: string
  seat: Seat
  parts: Part[]
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
  'announced' | 'met' | 'cancelled' | 'lapsed' | 'fought' | 'broke' | 'routed'

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
  'orderRoll' | 'fire' | 'melee' | 'spread' | 'reorganising' | 'valeur' | 'blocked'

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

export interface SidePenalty {
  seat: Seat
  value: number
  untilTurn: number
}

export interface Engaged {
  unit: string
  staff: string
  modifier: number
}

export interface Score {
  /** Points by side, in the order of the sides. */
  points: number[]
  /** Places and the side that holds them: index of the side, or null. */
  owners: { place: string; side: number | null }[]
  prisoners: number[]
}
