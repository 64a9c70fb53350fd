import type { Playable, Seat } from '@grognard/umpire'
import type { WsOptions } from '../book/options.ts'
import type { AmmunitionId, NationId, QualityId, ShipLog } from '../book/tables/ships.ts'
import type { Step } from './steps.ts'

export const sides = ['port', 'starboard'] as const
export type Side = (typeof sides)[number]

/** What nothing changes in a battle of a ship: what is printed at the head of her log. */
export interface ShipCard {
  id: string
  name: string
  nation: NationId
  /** Whose she is when the battle begins; 0 or 1. */
  fleet: number
  /** Ships that sail and are ordered together. */
  division: string
  class: number
  /** Guns that she is rated for. */
  rating: number
  points: number
  /** [WS-016] Counter speeds. */
  battle: number
  full: number
  /** As built: the turning ability and quality that she begins with. */
  turning: number
  quality: QualityId
  log: ShipLog
  depth: number
  isForeAndAft: boolean
  isUncoppered: boolean
  /** [WS-063] The turn she comes on in; 1 when she is there from the start. */
  enters: number
  leaders: string[]
}

/** What the scenario rules itself. */
export interface ScenarioRules {
  /** 0 for none. */
  turnLimit: number
  /** [WS-260] [WS-262] How it is won. */
  victory: 'duel' | 'points' | 'escape'
  /** [WS-051] */
  isAfter1803: boolean
  /** [WS-049] */
  hasRepeaters: boolean
  /** [WS-261] */
  isChase: boolean
  /** [WS-110] Ships may anchor here. */
  hasAnchorage: boolean
  /** Whether the scenario gives the fleets, the dice draw them, or the players build them, and for how many points. */
  fleets: 'given' | 'drawn' | 'built'
  points: number
  /** [WS-024] Edges over which a fleet escapes; over others the sea has no end. */
  exits: Exit[]
}

export interface Exit {
  edge: 'north' | 'east' | 'south' | 'west'
  fleet: number
}

/** [WS-250] A hex of land, depth 0, or of shallow water. */
export interface GroundHex {
  q: number
  r: number
  depth: number
}

/** The sheet: its first column and row stand at `q` and `row`; [WS-024] it moves after the ships. */
export interface Sheet {
  q: number
  row: number
  columns: number
  rows: number
}

/** [WS-011] [WS-036] Directions 1 to 6 that the wind blows to. */
export interface Wind {
  direction: number
  velocity: number
  /** [WS-041] */
  change: number
  first: number
  /** [WS-042] What is known to come in the next turn. */
  next: { direction: number; velocity: number } | null
}

/** Hexes on two axes, headings 1 to 6 clockwise from north. */
export interface State extends Playable<Step> {
  scenario: string
  /** What a file of a player's own calls the battle and says of it; empty for those of the game. */
  title: string
  about: string
  options: WsOptions
  rules: ScenarioRules
  cards: ShipCard[]
  ground: GroundHex[]
  sheet: Sheet
  turn: number
  wind: Wind
  /** [WS-090] The step of the plots that is carried out next, 1 the first; 0 while plots are written. */
  moveStep: number
  players: Player[]
  /** In the order of the cards. */
  ships: Ship[]
  /** [WS-097] [WS-116] Ships that hang together. */
  bonds: Bond[]
  tows: Tow[]
  /** [WS-116] Who has tried this turn to grapple whom. */
  grapplesTried: GrappleTried[]
  signals: Signal[]
  /** [WS-191] Of fleets whose commander has lost his leader: who commands now, and whether it is still to be handed on. */
  commands: Command[]
  /** [WS-182] Fires that have been declared this turn. */
  fires: Fire[]
  /** [WS-182] What the fires and explosions of this turn have hit. */
  results: FireResult[]
  /** [WS-185] Gun squares whose loss an owner has still to choose. */
  choices: LossChoice[]
  melees: Melee[]
}

export interface Player {
  seat: Seat
  /** 0 or 1. */
  fleet: number
  nation: NationId
  /** [WS-047] The ship whose commander this is. */
  flagship: string | null
  /** [WS-191] Which of the leaders aboard her he plays, by the place on the card; where nobody stands there, her captain. */
  leader: number
  /** [WS-191] That leader is gone, and no other has been chosen. */
  isLeaderless: boolean
  /** The fleet it has built, until all have and the ships come on the sea; `hidden` in a view. */
  enlisted: Enlisted[] | 'hidden' | null
  /** Has sealed what it has written at this step. */
  hasSealed: boolean
  /** [WS-245] Turn and step at which it had its only grace, and [WS-246] at which it was late last; empty where never. */
  graceAt: string
  lateAt: string
}

/** A ship of a fleet that is built: a class of the chart, her name, her crew. */
export interface Enlisted {
  card: string
  name: string
  quality: QualityId
}

export const shipStatuses = [
  'waiting',
  'afloat',
  'struck',
  'surrendered',
  'sunk',
  'exploded',
  'escaped',
] as const
export type ShipStatus = (typeof shipStatuses)[number]

export interface Ship {
  /** Her card's. */
  id: string
  /** Her place among the cards. */
  index: number
  /** Who commands her now. */
  seat: Seat
  status: ShipStatus
  /** The turn she was lost or surrendered in; 0 before. */
  lostIn: number
  /** [WS-206] The turn in which she acts again, her surrender having lapsed; 0 where it has not. */
  actsAgainIn: number
  /** The bow. */
  q: number
  r: number
  heading: number
  sails: 'battle' | 'full'
  quality: QualityId
  /** [WS-188] Turning ability left. */
  turning: number
  hull: number
  /** By section. */
  crew: number[]
  /** [WS-020] Port bow, port stern, starboard bow, starboard stern. */
  guns: number[]
  carronades: number[]
  /** By section. */
  rigging: number[]
  /** What each side is loaded with; null unloaded, `unknown` in a view. */
  load: Record<Side, AmmunitionId | 'unknown' | null>
  /** [WS-170] The side half-way to a double load; `unknown` never stands here: others see `none`. */
  doubling: Side | 'none'
  /** [WS-162] The side has not fired yet. */
  isFresh: Record<Side, boolean>
  hasFired: Record<Side, boolean>
  /** [WS-080] Of the last turn. */
  speed: number
  /** [WS-240] [WS-241] What her hands have done in this turn's upkeep; of other seats' ships `none` in a view. */
  duty: 'none' | 'loading' | 'repairing' | 'resting'
  /** [WS-066] Sails were set or taken in this turn; once is enough. */
  hasSetSails: boolean
  /** [WS-070] The next move must be a hex forward. */
  isTurnOpen: boolean
  /** [WS-071] In the last turn she only turned or drifted, or did not move. */
  wasIdle: boolean
  /** [WS-100] Movement phases in which the bow stayed in its hex. */
  stillTurns: number
  /** [WS-100] Movement phases since she drifted, that one counted; -1 before the first drift. */
  driftClock: number
  /** [WS-062] Her bow left its hex in this movement phase, but not in the one before. */
  hasGotUnderWay: boolean
  /** [WS-261] Turns running that she has ended farther from her enemy. */
  runningFor: number
  /** [WS-104] Drifting turns of a dismasted ship since she last turned. */
  driftedTurns: number
  /** [WS-117] Made a hex forward or a turn in this movement phase. */
  hasMoved: boolean
  /** [WS-068] */
  isFullSailBarred: boolean
  /** What she will do this turn; null where nothing is written, `unknown` in a view. */
  plot: string | null
  /** What she did in the last turn, as a plot. */
  lastPlot: string
  /** Step by step what she has done in this turn. */
  made: string
  /** [WS-094] Has finished moving: she has collided, or [WS-098] come to land. */
  hasStopped: boolean
  /** The heading and [WS-107] the hexes lost to others' sails and tows, as the turn's movement began. */
  startHeading: number
  slowedBy: number
  /** [WS-089] Her wake in this turn: the stern at the start, then each hex that the bow has left; pairs of q and r. */
  trail: number[]
  /** [WS-088] A turn that had to wait when the last movement ended: it is part of her first step of this one. */
  pledge: 'none' | 'L' | 'R'
  /** [WS-210] Masts that hang over each side. */
  hanging: Record<Side, number>
  /** [WS-211] Has hacked at one this turn. */
  hasHacked: boolean
  /** [WS-187] The last turn in which smoke or wreckage lies over each side. */
  obscuredUntil: Record<Side, number>
  /** [WS-188] The last turn that she burns in, and what that takes off the table. */
  burnsUntil: number
  fireNumber: number
  /** [WS-188] A crew section is tied up below. */
  isSectionTied: boolean
  /** [WS-121] By section; null: none, at the guns. */
  parties: (Party | null)[]
  /** [WS-122] The open mark. */
  isReady: boolean
  /** [WS-231] Her commander would have the melee end; of other seats' ships false in a view. */
  offersTruce: boolean
  /** [WS-110] */
  anchor: (typeof anchors)[number]
  /** [WS-110] What is noted for the next turn. */
  anchorNote: (typeof anchorNotes)[number]
  /** [WS-112] Turns of weighing behind her. */
  weighing: number
  isCableCut: boolean
  /** [WS-111] Turned about her anchor this turn. */
  hasWarped: boolean
  /** [WS-250] The difficulty of getting off; 0 afloat. */
  aground: number
  /** [WS-251] How she lay before. */
  afloatAt: { q: number; r: number; heading: number } | null
  /** [WS-200] */
  doom: 'none' | 'sinking' | 'exploding'
  /** [WS-233] Prize crew aboard and the prisoners under it. */
  prize: Prize | null
  /** [WS-241] Notes of repairs, three of a kind repair. */
  repairs: Record<RepairId, number>
  /** [WS-157] The last turn in which she did what draws a ship of the line's fire; -10 never. */
  lastBold: number
  /** [WS-050] The last turn in which she fired or was fired at; -10 never. */
  engagedIn: number
  /** [WS-190] Leaders lost, by their place on the card. */
  lostLeaders: number[]
}

export const anchors = ['none', 'plain', 'bow', 'stern'] as const
/** [WS-110] [WS-112] [WS-113] */
export const anchorNotes = [...anchors, 'weigh', 'cut'] as const

export const repairIds = ['hull', 'guns', 'rigging'] as const
export type RepairId = (typeof repairIds)[number]

export interface Party {
  kind: PartyKind
  /** The turn it was formed in. */
  since: number
  /** [WS-123] The turn in which it was told off to attack or to go over; 0 never. */
  sentIn: number
  /** [WS-125] The ship it is meant for; none for one that defends. */
  target: string | null
  /** [WS-023] It has come to blows: everyone knows of it. */
  isShown: boolean
}

export const partyKinds = ['offensive', 'defensive', 'transfer'] as const
export type PartyKind = (typeof partyKinds)[number]

export interface Prize {
  /** Squares and quality of the prize crew, and whence it came. */
  crew: number
  quality: QualityId
  from: string
  /** Who commanded her before she was taken. */
  owner: Seat
}

export interface Bond {
  one: string
  other: string
  isFouled: boolean
  /** [WS-118] */
  grapples: number
  /** [WS-115] Ships that have tried to unfoul this turn. */
  unfoulTried: string[]
  /** [WS-119] Ships that have tried to ungrapple this turn, once for each try. */
  ungrappleTried: string[]
}

export interface GrappleTried {
  ship: string
  target: string
}

/** [WS-108] The ship in tow goes next to the hex of the wake that is kept here. */
export interface Tow {
  tower: string
  towed: string
  q: number
  r: number
}

/** [WS-047] */
export interface Signal {
  /** Who sent it. */
  seat: Seat
  from: string
  to: string
  /** [WS-191] Empty where it says that the leader is lost, and hands the fleet over. */
  text: string
  sentIn: number
  /** [WS-050] The turn in which it was last shown. */
  passedIn: number
  /** [WS-050] Ships that have shown it, the sender first. */
  path: string[]
  /** [WS-050] Frigates that read it, while the ship that it is for has not. */
  readers: string[]
  /** Seats that know of it. */
  seen: Seat[]
  /** [WS-049] The ship that it is for has read the flags. */
  isRead: boolean
  /** [WS-051] Her commander knows what they say. */
  hasArrived: boolean
}

/** [WS-191] The senior player commands a fleet that has none. */
export interface Command {
  fleet: number
  seat: Seat
  /** His successor has not read the signal yet. */
  isOwed: boolean
}

/** [WS-154] A side's fire at a ship; [WS-159] without a target it is fired blank. */
export interface Fire {
  ship: string
  side: Side
  target: string | null
  aim: Aim
}

export type Aim = 'hull' | 'rigging'
export type Rake = 'none' | 'bow' | 'stern'

/** What a fire has hit; [WS-203] an explosion hits as if it were one. */
export interface FireResult {
  ship: string
  target: string
  range: number
  rake: Rake
  aim: Aim
  hull: number
  guns: number
  crew: number
  rigging: number
  /** [WS-181] Hit tables of the rolls that made a critical hit, not yet worked out. */
  criticals: number[]
  /** [WS-204] [WS-205] What the fire forces its target to do when all is counted. */
  forces: 'none' | 'firepower' | 'immobility'
  /** Its squares have been taken off. */
  isTaken: boolean
}

/** [WS-185] Gun squares to lose, nearest to where the fire came from; where that is equal, either. */
export interface LossChoice {
  ship: string
  side: Side | 'either'
  end: 'bow' | 'stern' | 'either'
  squares: number
}

/** [WS-220] A fight for a ship. */
export interface Melee {
  /** The ship that is boarded. */
  ship: string
  /** [WS-230] The ships whose parties board her. */
  attackers: string[]
  /** [WS-224] Her own party boards one of them: those fight first. */
  isMutual: boolean
  /** Rounds of this turn, and turns it has been fought in. */
  rounds: number
  turns: number
  isOver: boolean
}

/** What nothing changes in a battle. */
export const setting = ['options', 'rules', 'cards', 'ground'] as const satisfies (keyof State)[]
