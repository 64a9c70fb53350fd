import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Commander, Playable, Seat } from '@grognard/umpire'
import type { Card, CardId } from '../book/tables/cards.ts'
import type { Charts } from '../book/tables/charts.ts'
import type { NationId } from '../book/tables/ship.ts'
import type { SolOptions } from './options.ts'
import type { Step } from './steps.ts'

/** Dots, x to the east, y to the south; headings 0 to 7 clockwise from north. */
export interface State extends Playable<Step> {
  scenario: string
  /** Of a scenario of a player's own; empty for those of the book. */
  title: string
  options: SolOptions
  columns: number
  rows: number
  /** [SOL-064] Damage charts in play: ours, or those of the players' own copy. */
  charts: Charts
  /** [SOL-045] Officer cards in play. */
  cards: Card[]
  /** The heading the wind comes from. */
  windFrom: number
  /** [SOL-015] The scenario says where it comes from: it is not rolled for. */
  isWindSet: boolean
  round: number
  /** [SOL-135] The round of the last hit, capture or surrender; 0 before any. */
  lastStir: number
  /** The seats from the first to the second player; empty before the dice have decided. */
  order: Seat[]
  players: Player[]
  /** [SOL-136] Of a side that several share: each with his ships. */
  commanders: Commander[]
  /** [SOL-018] Ships that play this round, then the prizes when their time has come. */
  queue: string[]
  /** [SOL-118] The prizes of this round stand in the queue. */
  arePrizesCalled: boolean
  ships: Ship[]
  turn: Turn | null
  /** The attack in hand; with retaliation on top of it. */
  attacks: Attack[]
  boarding: Boarding | null
  areOfficersShown: boolean
}

export interface Player {
  seat: Seat
  nation: NationId | null
  /** One card for each officer; `unknown` in a view, null before the choice. */
  officers: (CardId | 'unknown' | null)[]
  /** By officer: turned over. */
  areUsed: boolean[]
}

export const mastIds = ['fore', 'main', 'mizzen'] as const
export type MastId = (typeof mastIds)[number]

export const sides = ['starboard', 'port'] as const
export type Side = (typeof sides)[number]

/** A battery by its side and its number, 1 at the bow to 5 at the stern. */
export interface Gun {
  side: Side
  battery: number
}

type ShipStatus = 'inPort' | 'afloat' | 'surrendered' | 'disengaged' | 'sunk' | 'safe'

/** Ways of sailing that count as a move. */
export const actions = ['move', 'comeAbout', 'wear'] as const
export type Action = (typeof actions)[number]

export interface Ship {
  id: string
  number: number
  /** Whose flag it first flew. */
  firstSeat: Seat
  /** Who sails it now. */
  seat: Seat
  isPrize: boolean
  /** [SOL-118] 1 for the first ship captured in the battle, 0 for none. */
  captureNumber: number
  status: ShipStatus
  x: number
  y: number
  heading: number
  /** Sails on each mast; null where the mast is gone. */
  masts: Record<MastId, number | null>
  /** Working batteries 1 (bow) to 5 (stern). */
  batteries: Record<Side, boolean[]>
  /** Batteries fired in the ship's own turn. */
  fired: Record<Side, boolean[]>
  hasRudder: boolean
  hull: number
  /** [SOL-080] A wreck alongside that costs the turn in hand. */
  isWreckHolding: boolean
  /** [SOL-085] A wreck alongside that will cost the next turn to begin. */
  isWreckFallen: boolean
  lastAction: 'none' | Action
  /** [SOL-126] Turns still to stay off the board. */
  turnsAway: number
  hasRepaired: boolean
}

/** The turn of one ship. */
export interface Turn {
  ship: string
  moves: number
  /** Moves from cards. */
  extraMoves: number
  /** [SOL-101] [SOL-096] No more moves. */
  isMovingOver: boolean
  isOver: boolean
  /** [SOL-094] Was adrift when its turn began. */
  wasAdrift: boolean
  /** [SOL-023] A card excuses it from its cable. */
  isExcused: boolean
  /** [SOL-134] Came back this turn. */
  hasReturned: boolean
  /** [SOL-C07] The next coming-about is a club-haul. */
  isClubHauling: boolean
  /** [SOL-135] A draw has been offered this turn. */
  hasOfferedDraw: boolean
}

export const loads = ['round', 'doubleShotted', 'chain'] as const
export type Load = (typeof loads)[number]

export interface Attack {
  shooter: string
  target: string
  side: Side
  /** Batteries still to fire, bow to stern. */
  batteries: number[]
  isRetaliation: boolean
  /** A part of it was a broadside. */
  hasBroadside: boolean
  /** [SOL-C05] [SOL-C06] */
  load: Load
  isCutShort: boolean
}

export const boardingResults = ['open', 'cancelled', 'captured', 'failed', 'reversed'] as const
type BoardingResult = (typeof boardingResults)[number]

export interface Boarding {
  attacker: string
  defender: string
  /** Hull-difference points of marines in the tops, for and against the attacker. */
  attackerMarines: number
  defenderMarines: number
  volley: 'first' | 'second' | 'none'
  /** Batteries of the defender still to fire grape. */
  grape: Gun[]
  result: BoardingResult
}

/** What nothing changes in a battle. */
export const setting = [
  'title',
  'options',
  'charts',
  'cards',
  'isWindSet',
  'commanders',
] as const satisfies (keyof State)[]

/** Fresh literals all the way down but for the setting; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    title: state.title,
    options: state.options,
    columns: state.columns,
    rows: state.rows,
    charts: state.charts,
    cards: state.cards,
    windFrom: state.windFrom,
    isWindSet: state.isWindSet,
    round: state.round,
    lastStir: state.lastStir,
    order: state.order.slice(),
    players: state.players.map(copyPlayer),
    commanders: state.commanders,
    queue: state.queue.slice(),
    arePrizesCalled: state.arePrizesCalled,
    ships: state.ships.map(copyShip),
    turn: copyTurn(state.turn),
    attacks: state.attacks.map(copyAttack),
    boarding: copyBoarding(state.boarding),
    areOfficersShown: state.areOfficersShown,
  }
}

function copyPlayer(player: Player): Player {
  return {
    seat: player.seat,
    nation: player.nation,
    officers: player.officers.slice(),
    areUsed: player.areUsed.slice(),
  }
}

function copyShip(ship: Ship): Ship {
  return {
    id: ship.id,
    number: ship.number,
    firstSeat: ship.firstSeat,
    seat: ship.seat,
    isPrize: ship.isPrize,
    captureNumber: ship.captureNumber,
    status: ship.status,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    masts: { fore: ship.masts.fore, main: ship.masts.main, mizzen: ship.masts.mizzen },
    batteries: {
      starboard: ship.batteries.starboard.slice(),
      port: ship.batteries.port.slice(),
    },
    fired: { starboard: ship.fired.starboard.slice(), port: ship.fired.port.slice() },
    hasRudder: ship.hasRudder,
    hull: ship.hull,
    isWreckHolding: ship.isWreckHolding,
    isWreckFallen: ship.isWreckFallen,
    lastAction: ship.lastAction,
    turnsAway: ship.turnsAway,
    hasRepaired: ship.hasRepaired,
  }
}

function copyTurn(turn: Turn | null): Turn | null {
  if (!turn) return null
  return {
    ship: turn.ship,
    moves: turn.moves,
    extraMoves: turn.extraMoves,
    isMovingOver: turn.isMovingOver,
    isOver: turn.isOver,
    wasAdrift: turn.wasAdrift,
    isExcused: turn.isExcused,
    hasReturned: turn.hasReturned,
    isClubHauling: turn.isClubHauling,
    hasOfferedDraw: turn.hasOfferedDraw,
  }
}

function copyAttack(attack: Attack): Attack {
  return {
    shooter: attack.shooter,
    target: attack.target,
    side: attack.side,
    batteries: attack.batteries.slice(),
    isRetaliation: attack.isRetaliation,
    hasBroadside: attack.hasBroadside,
    load: attack.load,
    isCutShort: attack.isCutShort,
  }
}

function copyBoarding(boarding: Boarding | null): Boarding | null {
  if (!boarding) return null
  return {
    attacker: boarding.attacker,
    defender: boarding.defender,
    attackerMarines: boarding.attackerMarines,
    defenderMarines: boarding.defenderMarines,
    volley: boarding.volley,
    grape: boarding.grape.map(gun => ({ side: gun.side, battery: gun.battery })),
    result: boarding.result,
  }
}
