import type { Message, Ruling, Seat } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { TestTable as Testing } from '@grognard/umpire/fixtures.ts'
import { faultsInMessage } from '@grognard/umpire/laws/messages.ts'
import { icuWording, saidIn } from '@grognard/umpire/laws/wording.ts'
import { readOptions } from '../book/options.ts'
import type { LobOptions } from '../book/options.ts'
import type { RuleId } from '../book/rulebook.ts'
import { classOf } from '../book/tables/ships.ts'
import type { Event } from '../events.ts'
import { lineOfBattle } from '../index.ts'
import { stationedRules } from '../scenarios/choices.ts'
import { newShip } from './fleet.ts'
import type { Player, ScenarioRules, Ship, State } from './state.ts'
import type { Step } from './steps.ts'

/** For tests: a battle in a line or two, and a table whose dice are given in advance. */
export interface Setting extends Partial<
  Omit<State, 'ships' | 'options' | 'rules' | 'players' | 'place'>
> {
  ships?: Partial<Ship>[]
  options?: Partial<LobOptions>
  rules?: Partial<ScenarioRules>
  players?: Partial<Player>[]
  /** The step whose question the battle rests at, and who is asked. */
  at?: Step
  waiting?: Seat[]
}

/** Two seats `red` (side 0) and `blue` (side 1) on an empty board of 48 inches, wind from the north. */
export function battleOf(setting: Setting = {}): State {
  const { ships = [], options = {}, rules = {}, at = 'move', waiting, players, ...rest } = setting
  const seats = (players ?? [{ seat: 'red' }, { seat: 'blue', side: 1 }]).map(playerWith)
  const seatNames = seats.map(player => player.seat)
  return {
    place: [{ at, loop: [0], waiting: waiting ?? seatNames.slice(0, 1) }],
    outcome: null,
    scenario: 'open',
    title: '',
    about: '',
    options: { ...readOptions({}), ...options },
    rules: { ...openSea, ...rules },
    width: 48_000,
    height: 48_000,
    cards: [],
    terrain: [],
    objectives: [],
    turn: 1,
    weather: 1,
    clock: 12 * 60,
    windFrom: 0,
    players: seats,
    initiative: seatNames,
    shotsRevealed: true,
    ships: ships.map(shipWith),
    aims: [],
    exchange: null,
    test: null,
    melees: [],
    rounds: [],
    shaken: [],
    landings: [],
    brokenLinks: [],
    transfers: [],
    proposal: null,
    ...rest,
  }
}

const openSea = stationedRules({ turnLimit: 20 })

/** A whole player; side 0 and an empty pool unless told. */
export function playerWith(given: Partial<Player>): Player {
  return {
    seat: 'red',
    side: 0,
    nation: 'none',
    pool: 0,
    strokes: { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
    attributes: { melee: 0, bearing: 0, navigation: 0, gunnery: 0 },
    quarter: null,
    entryEdge: null,
    fleetHeading: null,
    isMustered: true,
    enlisted: null,
    hasProposed: false,
    ...given,
  }
}

/** A fifth-rate of red, undamaged, in the middle of the board on a northerly heading, unless told. */
export function shipWith(given: Partial<Ship> = {}, index = 0): Ship {
  const { seat = 'red', id = `ship${index + 1}` } = given
  const commission = { id, name: id, nation: 'none', seat, officer: null } as const
  return {
    ...newShip(classOf(given.card ?? 'frigate5'), commission),
    status: 'afloat',
    x: 24_000,
    y: 24_000,
    shot: 'round',
    ...given,
  }
}

/** A table for tests over this very state. */
export const tableFor = (state: State, dice: readonly number[] = []): TestTable =>
  testTable(state, lineOfBattle.rules.apply, dice)

export type TestTable = Testing<State, Event, RuleId>

/** A message as a player reads it. */
export const said = saidIn(lineOfBattle.messages)

/** What is wrong in any language with lines of the log: none is told, or its sentence or a value lacks. */
export const faultsInLines = (lines: readonly (Message | null)[]): string[] =>
  lines.flatMap(line =>
    line ? faultsInMessage(lineOfBattle.messages, icuWording, line) : ['Nothing is told.'],
  )

/** The rules that refuse, in their order. */
export const rulesOf = (ruling: Ruling): string[] => ruling.because.map(({ rule }) => rule)

export const messagesOf = (ruling: Ruling): string[] => ruling.because.map(({ message }) => message)

/** For tests: the rules and messages of a refusal, `LOB-061 tooShort`; none when it is lawful. */
export function reasons(ruling: Ruling): string[] {
  return ruling.because.map(({ rule, message }) => `${rule} ${message.split('.').pop()}`)
}

/** A square of land or shallows by its west and south sides and its size. */
export function ground(x: number, y: number, size: number, depth = 0): State['terrain'][number] {
  return {
    kind: depth === 0 ? 'land' : 'depth',
    name: 'the island',
    polygon: [x, y, x + size, y, x + size, y + size, x, y + size],
    depth,
  }
}
