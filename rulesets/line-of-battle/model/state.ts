import type { Json, Playable, Seat } from '@grognard/umpire'
import type { LobOptions } from '../book/options.ts'
import type { NationId, OfficerId } from '../book/tables/command.ts'
import type { RowId, ShotId } from '../book/tables/fire.ts'
import type { AttributeId } from '../book/tables/points.ts'
import type { Card } from '../book/tables/ships.ts'
import type { Step } from './steps.ts'

/** A flat polygon x0,y0,x1,y1 … */
export interface Terrain {
  kind: 'land' | 'depth'
  name: string
  polygon: number[]
  /** Draught that may enter: 0 for land. */
  depth: number
}

export interface Objective {
  id: string
  name: string
  x: number
  y: number
  priority: number
}

/** What the scenario rules itself. */
export interface ScenarioRules {
  turnLimit: number
  /** How each side deploys. */
  deployment: 'fixed' | 'quarters' | 'convoy' | 'puttingToSea' | 'blockade'
  victory: 'points' | 'convoy' | 'puttingToSea' | 'blockade' | 'spy' | 'duel'
  /** Most points of a fleet by side; 0 where the scenario gives the fleets. */
  points: number[]
  fleets: 'given' | 'built' | 'drawn'
  /** Whether the first broadsides are double-loaded, by side. */
  isDoubleLoaded: boolean[]
  /** Areas to deploy in; none where quarters or edges rule. */
  areas: Area[]
  /** Whether all ships of a side must have one heading, by side. */
  hasCommonHeading: boolean[]
  /** Headings of the edges over which leaving counts for the scenario's victory. */
  exitEdges: number[]
  /** The harbour entrance: a stretch of an edge by heading of the edge and from-to along it. */
  entrance: { edge: number; from: number; to: number } | null
  hasRandomWeather: boolean
  hasRandomHour: boolean
  hasRandomWind: boolean
  /** The seat that chooses hour and weather. */
  chooser: Seat | null
  /** Pure sea battles may be re-centred. */
  canRecentre: boolean
  missionPoints: number
  /** The least difference of points that is a victory. */
  leastLead: number
}

/** Ground to deploy on. */
export interface Area {
  side: number
  isForMerchantmen: boolean
  x: number
  y: number
  width: number
  height: number
}

/** What players bring to a battle, by name. */
export type Attachments = Record<string, Json>

/** Lengths in 1/1000 in, headings in 1/100 degree clockwise from north, x east, y north. */
export interface State extends Playable<Step> {
  scenario: string
  /** What a file of a player's own calls the battle and says of it; empty for those of the game. */
  title: string
  about: string
  options: LobOptions
  rules: ScenarioRules
  width: number
  height: number
  /** Ship cards beside those of the book: own designs and famous ships. */
  cards: Card[]
  terrain: Terrain[]
  objectives: Objective[]
  turn: number
  /** 1 calmest … 6 worst. */
  weather: number
  /** Minutes after midnight. */
  clock: number
  /** The heading the wind comes from: 0, 9000, 18000 or 27000. */
  windFrom: number
  players: Player[]
  /** Seats in initiative order. */
  initiative: Seat[]
  shotsRevealed: boolean
  ships: Ship[]
  aims: Aim[]
  exchange: Exchange | null
  test: Test | null
  melees: Melee[]
  /** Melees that fight a round this turn, in order. */
  rounds: number[]
  /** Ships that test their morale this turn, in order. */
  shaken: string[]
  landings: Landing[]
  /** Links of a line that an enemy hull has crossed this turn: leader and follower. */
  brokenLinks: Link[]
  /** Pairs of ships that have passed crew, and the turn they did it in. */
  transfers: Transfer[]
  /** What all seats are asked to agree to. */
  proposal: 'recentre' | 'end' | null
}

export interface Player {
  seat: Seat
  /** 0 or 1: fleet A or fleet B. */
  side: number
  nation: NationId
  /** Action points in the pool. */
  pool: number
  strokes: Strokes
  /** Attribute points left in this battle. */
  attributes: Record<AttributeId, number>
  /** The quarter of the board to deploy in, 0 SW, 1 SE, 2 NE, 3 NW. */
  quarter: number | null
  /** The heading of the edge to come in over. */
  entryEdge: number | null
  /** The common heading of the fleet, set by the first ship placed where the scenario asks for it. */
  fleetHeading: number | null
  /** Has built its fleet, or had it drawn. */
  isMustered: boolean
  /** The fleet it has built, until all have and the ships come on the table; `hidden` in a view. */
  enlisted: Enlisted[] | 'hidden' | null
  /** Has made its proposal of this turn. */
  hasProposed: boolean
}

/** Successes noted in the log. */
export interface Strokes {
  melee: number
  morale: number
  manoeuvre: number
  fullHit: number
  flag: number
}

type ShipStatus = 'waiting' | 'afloat' | 'fled' | 'inHarbour' | 'sunk'
export type Battery = 'port' | 'starboard'

export interface Ship {
  id: string
  name: string
  /** Id of its card. */
  card: string
  nation: NationId
  seat: Seat
  /** The seat it began with; its loss counts against that seat's side. */
  firstSeat: Seat
  officer: OfficerId | null
  status: ShipStatus
  x: number
  y: number
  heading: number
  length: number
  beam: number
  hull: number
  sails: number
  crew: number
  /** Chosen for this turn; `unknown` in a view, null before it is chosen. */
  shot: ShotId | 'unknown' | null
  isStruck: boolean
  isAnchored: boolean
  isAnchorUsed: boolean
  /** The turn it ran aground in. */
  agroundSince: number | null
  /** The turn whose refloat attempt has been made. */
  refloatTriedIn: number | null
  /** Movement phases still to come without a change of course. */
  rudderTurns: number
  isMainmastLost: boolean
  isDoubleLoaded: boolean
  hasMoved: boolean
  hasSpun: boolean
  /** Length travelled and speed of this turn's move. */
  travelled: number
  speed: number
  /** The one special manoeuvre of this turn. */
  manoeuvre: 'none' | 'tackPassed' | 'tackFailed' | 'rescueTried'
  hasTransferred: boolean
  /** Half its crew lost: how it fights this turn, once chosen. */
  halfCrew: 'lessFire' | 'oneSide' | null
  hasFired: Record<Battery, boolean>
  hasCountered: Record<Battery, boolean>
  /** A crossing of this turn is already in the log. */
  isCrossingNoted: boolean
  /** Stood in a line of battle when lines were last looked at. */
  wasInLine: boolean
  moraleFails: number
  isFleeing: boolean
  /** How it left the board. */
  left: Leaving | null
}

interface Leaving {
  /** The heading of the edge it crossed. */
  edge: number
  byMorale: boolean
}

/** A broadside whose target has been announced and that has not been fired yet. */
export interface Aim {
  ship: string
  battery: Battery
  target: string
}

/** One shot at one target with the answer to it. */
export interface Exchange {
  rescue: 'no' | 'declared' | 'passed' | 'failed'
  /** The shot that provoked it, then the counter-fire if any. */
  shots: Shot[]
  isAnswered: boolean
}

export interface Shot {
  shooter: string
  battery: Battery
  target: string
  /** 1 plain, 2 crossing, 3 crossing and rescue. */
  crossing: number
  die: number | null
  /** The die with its modifiers and attribute points, held within 1 and 6. */
  modified: number | null
  result: 'unfired' | 'wasted' | 'miss' | 'hit' | 'critical'
  critical: 'none' | 'rudder' | 'mainmast' | 'double' | 'full'
  row: RowId | null
  damage: number
}

/** A test whose die has fallen and that attribute points may still change. */
export interface Test {
  kind: 'tack' | 'rescue' | 'hit' | 'melee' | 'morale'
  ship: string
  /** The opponent in a melee round. */
  other: string | null
  die: number
  otherDie: number
  /** Modifiers on the die (morale: on the value). */
  bonus: number
  otherBonus: number
  spent: number
  otherSpent: number
}

export interface Melee {
  id: number
  attacker: string
  defender: string
  attackerBattery: Battery
  defenderBattery: Battery
  attackerWins: number
  defenderWins: number
  /** Added to the attacker's rolls when it is a melee continued by a victorious defender. */
  bonus: number
  startedIn: number
  /** Decided: who won; `nobody` when both crews are gone. */
  winner: 'attacker' | 'defender' | 'nobody' | null
  /** The victor has still to say what he does. */
  isOpen: boolean
}

export interface Landing {
  ship: string
  seat: Seat
  objective: string
  landingX: number
  landingY: number
  pickUpX: number
  pickUpY: number
  /** The turn at whose movement's end the pick-up is checked. */
  dueIn: number
  outcome: 'ashore' | 'succeeded' | 'failed'
  /** The ship that carries the party back. */
  carrier: string | null
}

export interface Link {
  leader: string
  follower: string
}

export interface Transfer {
  from: string
  to: string
  turn: number
}

export type Stroke = keyof Strokes

/** A ship a player takes into the fleet: a card, a name, who commands from it. */
export interface Enlisted {
  card: string
  name: string
  nation: NationId
  officer: OfficerId | null
}
