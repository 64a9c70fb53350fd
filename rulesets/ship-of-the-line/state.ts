import type { Playable, Seat } from '@grognard/umpire'
import type { SolOptions } from './options.ts'
import type { Card, CardId } from './tables/cards.ts'
import type { Charts } from './tables/charts.ts'
import type { NationId } from './tables/nations.ts'

/** Dots, x to the east, y to the south; headings 0 to 7 clockwise from north. */
export interface State extends Playable {
  scenario: string
  options: SolOptions
  columns: number
  rows: number
  /** [SOL-064] Damage charts in play: ours, or those of the players' own copy. */
  charts: Charts
  /** [SOL-045] Officer cards in play. */
  cards: Card[]
  /** The heading the wind comes from. */
  windFrom: number
  round: number
  /** [SOL-135] The round of the last hit, capture or surrender; 0 before any. */
  lastStir: number
  /** The seats from the first to the second player; empty before the dice have decided. */
  order: Seat[]
  players: Player[]
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

export type MastId = 'fore' | 'main' | 'mizzen'
export type Side = 'starboard' | 'port'
export type ShipStatus = 'inPort' | 'afloat' | 'surrendered' | 'disengaged' | 'sunk' | 'safe'

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
  lastAction: 'none' | 'move' | 'comeAbout' | 'wear'
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
  load: 'round' | 'doubleShotted' | 'chain'
  isCutShort: boolean
}

export interface Boarding {
  attacker: string
  defender: string
  /** Hull-difference points of marines in the tops, for and against the attacker. */
  attackerMarines: number
  defenderMarines: number
  volley: 'first' | 'second' | 'none'
  /** Batteries of the defender still to fire grape. */
  grape: { side: Side; battery: number }[]
  result: 'open' | 'cancelled' | 'captured' | 'failed' | 'reversed'
}
