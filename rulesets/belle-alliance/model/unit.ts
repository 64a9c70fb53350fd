import type { Seat } from '@grognard/umpire'
import type { WorkKind } from '../book/tables/ground.ts'
import type { Disorder } from '../book/tables/morale.ts'
import type { Arm, FormationKind, Weapon } from '../book/tables/troops.ts'
import type { Edge } from './setting.ts'

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

type UnitStatus =
  | 'waiting'
  | 'onBoard'
  | 'joined'
  | 'removed'
  | 'left'
  | 'exited'
  | 'surrendered'
  | 'captured'

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

/** Nothing done yet this turn. */
export function newDoing(): Doing {
  return {
    continuedFire: false,
    fired: false,
    hasCanister: false,
    split: false,
    reformed: false,
    moved: false,
    marched: 0,
    sinceAbout: 0,
    rate: null,
    passedThrough: false,
    pressedBack: false,
    hasStopped: false,
    fought: false,
    hasAdvanced: false,
    hasPivoted: false,
    hasTurnedAbout: false,
    orderRolled: false,
    disordered: false,
    forced: false,
  }
}

/** What every unit begins a battle with: it has done and suffered nothing yet. */
export function newUnit() {
  return {
    leaving: null,
    valeurWonBack: 0,
    mother: null,
    soutienOf: null,
    splitInTown: false,
    refuge: null,
    walls: null,
    disorderedIn: 0,
    supplyRolls: 0,
    hasFought: false,
    chargedIn: null,
    targets: [],
    attackedIn: null,
    defendedIn: null,
    routedEnemyIn: null,
    firedIn: null,
    movedIn: null,
    rest: null,
    work: null,
    failedOrder: null,
    failedReorganising: 0,
    doing: newDoing(),
  } satisfies Partial<Unit>
}
