import { judge, legalOrdersFor, play, scriptedDice, seatsAsked } from '@grognard/umpire'
import type { Of, Played, Ruling, Seat } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { TestTable as Testing } from '@grognard/umpire/fixtures.ts'
import { saidIn } from '@grognard/umpire/laws/wording.ts'
import type { RuleId } from './book/rulebook.ts'
import { standardBoard } from './book/tables/board.ts'
import { cards } from './book/tables/cards.ts'
import type { CardId } from './book/tables/cards.ts'
import { charts } from './book/tables/charts.ts'
import { finishTurn } from './chapters/round/turns.ts'
import { giveUpIfAdrift } from './chapters/sailing/adrift.ts'
import type { Event } from './events.ts'
import { shipOfTheLine } from './index.ts'
import { readOptions } from './model/options.ts'
import type { SolOptions } from './model/options.ts'
import type { Player, Ship, State, Turn } from './model/state.ts'
import type { Step } from './model/steps.ts'
import type { Order } from './orders.ts'
import { shipOfFleet } from './scenarios/fleets.ts'

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
  at?: Step
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
    title: '',
    options: { ...readOptions({}), ...options },
    ...standardBoard,
    charts,
    cards: cards.slice(),
    windFrom: 0,
    isWindSet: false,
    round: 1,
    lastStir: 0,
    order: ['a', 'b'],
    commanders: [],
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

function turnWith(given: Partial<Turn> & { ship: string }): Turn {
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

export type TestTable = Testing<State, Event, RuleId>

/** A table that keeps the books on everything. */
export function tableOf(state: State, dice: readonly number[] = []): TestTable {
  return testTable(state, shipOfTheLine.rules.apply, dice)
}

/** All that the umpire does at the end of a turn. */
export function turnEnds(table: TestTable): void {
  giveUpIfAdrift(table)
  if (!table.state.outcome) finishTurn(table)
}

/** The rules that refuse; none where the order is lawful. */
export function rulesIn(ruling: Ruling): string[] {
  return ruling.because.map(reason => reason.rule)
}

/** A message as a player reads it. */
export const said = saidIn(shipOfTheLine.messages)

/** For tests: orders played with the whole ruleset and its sequence; dice rolled together are given as their sum. */
export function attempt(
  state: State,
  order: Order,
  dice: readonly number[] = [],
  seat: Seat = asked(state),
): Played<State, Event> {
  return play(shipOfTheLine, state, seat, order, scriptedDice(dice))
}

/** One lawful order after the other, each by the seat that is asked; a refusal throws. */
export function playedOn(
  state: State,
  orders: readonly Order[],
  dice: readonly number[] = [],
): State {
  const rolls = scriptedDice(dice)
  return orders.reduce((before, order) => {
    const { ruling, state: after } = play(shipOfTheLine, before, asked(before), order, rolls)
    if (!ruling.allowed) throw new Error(`${order.kind}: ${JSON.stringify(ruling.because)}`)
    return after
  }, state)
}

/** The rules that refuse the order; none when it is lawful. */
export function refusedBy(state: State, order: Order, seat: Seat = asked(state)): string[] {
  return judge(shipOfTheLine, state, seat, order).because.map(reason => reason.rule)
}

/** All that is offered to the seat that is asked, of one kind. */
export function offered<K extends Order['kind']>(
  state: State,
  kind: K,
): Extract<Order, { kind: K }>[] {
  return legalOrdersFor(shipOfTheLine, state, asked(state)).filter(
    (order): order is Extract<Order, { kind: K }> => order.kind === kind,
  )
}

function asked(state: State): Seat {
  const [seat] = seatsAsked(state)
  if (seat === undefined) throw new Error('Nobody is asked.')
  return seat
}

/** For tests: two ships of different sides a dot or two apart. */
export interface Pair extends Omit<Setting, 'ships'> {
  a?: Partial<Ship>
  b?: Partial<Ship>
  others?: Partial<Ship>[]
}

/** Ship a1, whose turn it is, and b1 a cable to starboard of it, both heading north. */
export function abeam({ a = {}, b = {}, others = [], ...setting }: Pair = {}): State {
  const ships = [
    { id: 'a1', number: 1, x: 10, y: 8, heading: 0, ...a },
    { id: 'b1', number: 1, seat: 'b', x: 11, y: 8, heading: 0, ...b },
    ...others,
  ]
  return battleOf({ ...setting, ships })
}

/** Ship a1 crosses the stern of b1 a cable off, heading east; b1 lies to port of it, heading north. */
export function astern(pair: Pair = {}): State {
  return abeam({ ...pair, a: { x: 11, y: 9, heading: 2, ...pair.a } })
}

/** Ship a1 crosses the bow of b1 a cable off, heading east; b1 lies to starboard of it, heading north. */
export function ahead(pair: Pair = {}): State {
  return abeam({ ...pair, a: { x: 11, y: 7, heading: 2, ...pair.a } })
}

/** The battle goes on for b when b1 is lost. */
export const consort: Partial<Ship> = { id: 'b2', number: 2, seat: 'b', x: 20, y: 2 }

export const all = [1, 2, 3, 4, 5]

export function fireOrder(given: Partial<Of<Order, 'fire'>> = {}): Of<Order, 'fire'> {
  return { kind: 'fire', side: 'starboard', batteries: all, target: 'b1', card: null, ...given }
}

/** The only battery of an attack. */
export const one = (battery: number, given: Partial<Of<Order, 'fire'>> = {}) =>
  fireOrder({ batteries: [battery], ...given })

/**
 * For tests: ship a1 heads east with b1 on the dot ahead of it, heading north across its bow; the
 * port guns of b1 bear. The wind comes from the north.
 */
export function crossing({ a = {}, b = {}, others = [], ...setting }: Pair = {}): State {
  const far = [
    { id: 'a2', number: 2, x: 3, y: 14 },
    { id: 'b2', number: 2, seat: 'b', x: 20, y: 2 },
  ]
  return abeam({ ...setting, a: { heading: 2, ...a }, b, others: [...far, ...others] })
}

/** Ship a1 boards b1 and swings to the north beside it. */
export function boardOrder(given: Partial<Of<Order, 'board'>> = {}): Of<Order, 'board'> {
  return { kind: 'board', target: 'b1', heading: 0, marines: false, ...given }
}

const gun = (battery: number) => ({ side: 'port' as const, battery })

export const volley: Of<Order, 'grape'> = { kind: 'grape', guns: [gun(1), gun(2), gun(3)] }

export const hold: Of<Order, 'holdFire'> = { kind: 'holdFire' }
