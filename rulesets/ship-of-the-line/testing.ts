import { saidIn } from '@grognard/umpire/laws/wording.ts'
import { testTable } from '@grognard/umpire/testing-table.ts'
import type { SomeEvolve as Some, TestTable as Testing } from '@grognard/umpire/testing-table.ts'
import type { RuleId } from './rulebook.ts'
import type { Ruling, Seat } from '@grognard/umpire'
import { battleEvolve } from './battle/index.ts'
import { boardingEvolve } from './boarding/index.ts'
import { endingEvolve } from './ending/index.ts'
import type { Event } from './events.ts'
import { cardEvolve } from './officers/index.ts'
import { readOptions } from './options.ts'
import type { SolOptions } from './options.ts'
import { roundEvolve } from './round/index.ts'
import { sailingEvolve } from './sailing/index.ts'
import { shipOfFleet } from './scenarios/fleets.ts'
import { setupEvolve } from './setup/index.ts'
import type { Player, Ship, State, Turn } from './state.ts'
import { standardBoard } from './tables/board.ts'
import { cards } from './tables/cards.ts'
import type { CardId } from './tables/cards.ts'
import { charts } from './tables/charts.ts'
import { messages } from './messages/index.ts'

/** For tests: a battle in a line or two, and a table whose dice are given in advance. */
export interface Setting extends Partial<
  Omit<State, 'ships' | 'options' | 'players' | 'place' | 'turn'>
> {
  ships?: Partial<Ship>[]
  options?: Partial<SolOptions>
  players?: Partial<Player>[]
  /** Cards still to be played, by seat; none unless told. */
  hands?: Record<Seat, CardId[]>
  /** The turn in hand: of the first ship unless told; none when null. */
  turn?: Partial<Turn> | null
  /** The step whose question the battle rests at, and who is asked. */
  at?: string
  waiting?: Seat[]
}

/** Seats `a` and `b` on the standard board, wind from the north, in the first ship's turn. */
export function battleOf(setting: Setting = {}): State {
  const { ships = [], options = {}, players, hands = {}, turn = {}, at, waiting, ...rest } = setting
  const fleet = ships.map((given, index) => shipWith(given, index))
  const active = fleet.find(ship => ship.id === turn?.ship) ?? fleet[0]
  return {
    place: [{ at: at ?? 'captain', loop: [], waiting: waiting ?? [active?.seat ?? 'a'] }],
    outcome: null,
    scenario: 'standard',
    options: { ...readOptions({}), ...options },
    ...standardBoard,
    charts,
    cards: cards.slice(),
    windFrom: 0,
    round: 1,
    lastStir: 0,
    order: ['a', 'b'],
    players: (players ?? [{ seat: 'a' }, { seat: 'b', nation: 'france' }]).map(given =>
      playerWith(given, hands[given.seat ?? 'a'] ?? []),
    ),
    queue: [],
    arePrizesCalled: false,
    ships: fleet,
    turn: turn && active ? turnWith({ ship: active.id, ...turn }) : null,
    attacks: [],
    boarding: null,
    areOfficersShown: true,
    ...rest,
  }
}

const usedHand: CardId[] = ['BOS-1', 'CAR-1', 'GUN-1', 'MAS-1', 'CAP-1']

/** A player whose cards are turned over, but for those of the hand. */
export function playerWith(given: Partial<Player>, hand: readonly CardId[] = []): Player {
  const held = usedHand.map(card => hand.find(own => own.slice(0, 3) === card.slice(0, 3)))
  return {
    seat: 'a',
    nation: 'england',
    officers: usedHand.map((card, officer) => held[officer] ?? card),
    areUsed: held.map(card => card === undefined),
    ...given,
  }
}

/** A whole ship of `a` heading east, three dots from the one before, unless told. */
export function shipWith(given: Partial<Ship> = {}, index = 0): Ship {
  const seat = given.seat ?? 'a'
  const { isPrize = false } = given
  const ship = shipOfFleet(seat, given.number ?? index + 1, 0)
  return {
    ...ship,
    firstSeat: isPrize ? (seat === 'a' ? 'b' : 'a') : seat,
    captureNumber: isPrize ? 1 : 0,
    status: 'afloat',
    x: 3 + 3 * index,
    y: 8,
    heading: 2,
    ...given,
  }
}

export function turnWith(given: Partial<Turn> & { ship: string }): Turn {
  return {
    moves: 0,
    extraMoves: 0,
    isMovingOver: false,
    isOver: false,
    wasAdrift: false,
    isExcused: false,
    hasReturned: false,
    isClubHauling: false,
    hasOfferedDraw: false,
    ...given,
  }
}

/** A table for tests over this very state, with the bookkeeping of the folders it needs. */
export const tableFor = (
  state: State,
  evolve: SomeEvolve,
  dice: readonly number[] = [],
): TestTable => testTable(state, evolve, dice)

export type SomeEvolve = Some<State, Event>
export type TestTable = Testing<State, Event, RuleId>

/** A table that keeps the books on everything. */
export function tableOf(state: State, dice: readonly number[] = []): TestTable {
  const evolve = {
    ...setupEvolve,
    ...roundEvolve,
    ...sailingEvolve,
    ...battleEvolve,
    ...boardingEvolve,
    ...cardEvolve,
    ...endingEvolve,
  }
  return tableFor(state, evolve, dice)
}

/** The rules that refuse; none where the order is lawful. */
export function rulesIn(ruling: Ruling): string[] {
  return ruling.because.map(reason => reason.rule)
}

/** A message as a player reads it. */
export const said = saidIn(messages)
