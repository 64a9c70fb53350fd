import type { Commander, Playable, Seat } from '@grognard/umpire'
import type { WasOptions } from '../book/options.ts'
import type { AbilityId } from '../book/tables/abilities.ts'
import type { theatreIds } from '../book/tables/fleets.ts'
import type { Card, Weapon } from '../book/tables/cards.ts'
import type { Step } from './steps.ts'

export const seats = ['allies', 'axis'] as const

export const edges = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof edges)[number]

/** A unit of this battle with the figures that count for it: those of the roster, or as the scenario has them. */
export interface UnitCard extends Card {
  /** Of the roster. */
  card: string
  /** The turn that it comes on in; 1 when it is there from the start. */
  enters: number
  /** [WAS-166] A merchant of the convoy. */
  isConvoy: boolean
}

/** How a battle is won; the rest is the book's own way, by points and objectives. */
export const victories = [
  'points',
  'denmarkStrait',
  'riverPlate',
  'coralSea',
  'convoy',
  'guadalcanal',
] as const

/** [WAS-170] [WAS-172] At twilight a coin tells which comes first, day or night. */
export const lights = ['day', 'darkness', 'dayThenNight', 'nightThenDay', 'twilight'] as const

/** What the scenario rules itself. Lengths in 1/10 mm. */
export interface ScenarioRules {
  /** x to the east, y to the north. */
  width: number
  height: number
  turnLimit: number
  victory: (typeof victories)[number]
  light: (typeof lights)[number]
  /** [WAS-173] */
  hasWeather: boolean
  /** [WAS-028] Aircraft that each player's land airbase has room for. */
  airbases: Record<'allies' | 'axis', number>
  /** [WAS-005] Edges that a player's units may leave by. */
  exits: { seat: Seat; edge: Edge }[]
  /** [WAS-025] What a fleet may cost; 0 where the fleets are given. */
  fleetPoints: number
  /** [WAS-027] No card of a fleet is later than this, and all are of this theatre. */
  latestYear: number
  theatre: (typeof theatreIds)[number] | 'any'
  /** [WAS-026] Ships with names of their own only once each. */
  hasUniqueShips: boolean
  /** [WAS-035] The layout of a battle whose fleets are built; 0 where a die chooses. */
  layout: number
  /** [WAS-161] [WAS-162] What an objective counts, and what wins; 0 for none. */
  objectiveValue: number
  target: number
  /** Places that the scenario's own rules name. */
  markers: { id: string; x: number; y: number }[]
}

/** [WAS-070] Land and the water around it, as outlines without dents. */
export interface Island {
  /** Empty for one that has none. */
  name: string
  land: number[]
  water: number[]
}

export interface State extends Playable<Step> {
  scenario: string
  /** What a file of a player's own calls the battle and says of it; empty for those of the game. */
  title: string
  about: string
  options: WasOptions
  rules: ScenarioRules
  cards: UnitCard[]
  islands: Island[]
  turn: number
  light: 'day' | 'night'
  players: Player[]
  /** [WAS-051] Of a side that several share: each with the ships of his task group. */
  commanders: Commander[]
  /** Both seats in this turn's order: the first player, then the second. */
  order: Seat[]
  /** In the order of the cards. */
  units: SeaUnit[]
  aircraft: Aircraft[]
  clouds: Cloud[]
  objectives: Objective[]
  /** [WAS-133] Submarines that a side has detected this turn. */
  detected: { seat: Seat; unit: string }[]
  /** [WAS-A17] [WAS-136] Attacks of this turn, as far as others count by them. */
  attacks: AttackMade[]
  /** [WAS-A39] [WAS-A49] Ships pointed out or shadowed this turn. */
  spotted: Spotted[]
  /** [WAS-A15] Torpedoes on their way to a unit whose owner is asked whether she evades them. */
  running: Running | null
}

export interface Player {
  seat: Seat
  /** Points beside those for units lost: landed cargo, ships away. */
  bonus: number
  /** Own convoy ships that are away, bombardments made: what the scenario counts. */
  tally: number
  /** [WAS-036] The edge of the table that is its own; null where neither has one. */
  home: Edge | null
  /** [WAS-025] The fleet that has been built, until both are shown; null before and after. */
  enlisted: Enlisted[] | 'hidden' | null
}

/** [WAS-029] Where an aircraft of a fleet begins. */
export const bases = ['carrier', 'airbase'] as const

/** [WAS-025] A card of a fleet; the base counts for aircraft alone. */
export interface Enlisted {
  card: string
  base: (typeof bases)[number]
}

export const unitStatuses = ['waiting', 'afloat', 'sunk', 'left', 'landed'] as const

/** A ship, torpedo boat or submarine. */
export interface SeaUnit {
  id: string
  /** Its place among the cards. */
  index: number
  seat: Seat
  status: (typeof unitStatuses)[number]
  /** [WAS-007] The reference point: amidships. */
  x: number
  y: number
  heading: number
  /** Hull left. */
  hull: number
  /** [WAS-063] [WAS-A32] Movement points more or less this turn. */
  speedChange: number
  hasSailed: boolean
  /** [WAS-062] Points that it has sailed or turned with this turn. */
  pointsSailed: number
  hasPivoted: boolean
  /** Where it has sailed last: its places from the start on, x and y. */
  wake: number[]
  /** [WAS-A48] Travelled or turned this turn. */
  hasMoved: boolean
  /** [WAS-A15] Cannot move in the next sea movement. */
  isStunned: boolean
  /** Attacks made in this phase. */
  used: Weapon[]
  /** [WAS-A35] Lays smoke instead of attacking. */
  isSmoking: boolean
  /** [WAS-049] Hull to be lost when the phase ends. */
  lost: number
  /** [WAS-049] Destroyed when the phase ends. */
  isDoomed: boolean
  /** [WAS-A30] Has been attacked in this phase. */
  wasAttacked: boolean
  /** Abilities used up in this battle, and those used in this turn. */
  spent: AbilityId[]
  spentThisTurn: AbilityId[]
}

/** `resting`: on the ground or on deck for what is left of this turn. */
export const aircraftStatuses = ['ready', 'flying', 'aborted', 'resting', 'lost'] as const

/** [WAS-008] A squadron. */
export interface Aircraft {
  id: string
  index: number
  seat: Seat
  status: (typeof aircraftStatuses)[number]
  /** [WAS-155] A carrier's id, or `ashore`. */
  home: string
  /** [WAS-151] Counters that keep it on the ground. */
  rearming: number
  /** Its base, while it flies. */
  x: number
  y: number
  /** [WAS-109] */
  isStrafing: boolean
  /** [WAS-A11] */
  armorBonus: number
  /** Has attacked in this phase, and anything in this turn. */
  hasFired: boolean
  hasAttacked: boolean
  /** [WAS-182] [WAS-185] Has moved again this turn. */
  hasPatrolled: boolean
  /** [WAS-132] Has looked for a submarine this turn, and not found it. */
  hasSearched: boolean
  /** [WAS-A41] Bombs anyway, on 5 and 6. */
  isPressing: boolean
  /** [WAS-A18] to [WAS-A24] What carriers lend to its attacks of this phase. */
  lent: AbilityId[]
  /** [WAS-049] Destroyed when the phase ends. */
  isDoomed: boolean
  spent: AbilityId[]
}

export interface Cloud {
  kind: 'fog' | 'smoke' | 'squall'
  x: number
  y: number
  radius: number
  /** The last turn in which it is there; 0 for as long as the battle lasts. */
  until: number
}

export interface Objective {
  x: number
  y: number
  owner: Seat | null
}

export interface AttackMade {
  unit: string
  weapon: Weapon
  target: string
}

/** Who has launched them, and at whom. */
export interface Running {
  unit: string
  target: string
}

export interface Spotted {
  seat: Seat
  unit: string
  by: 'pinpointer' | 'shadowing'
  /** The aircraft that does so. */
  aircraft: string
}

/** What nothing changes in a battle but [WAS-035] the die for the layout, which puts the ground there. */
export const setting = [
  'options',
  'rules',
  'cards',
  'islands',
  'commanders',
] as const satisfies (keyof State)[]
