import { hexNamed } from '@grognard/geometry/hex/names.ts'
import type { Ruling, Seat } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { TestTable as Testing } from '@grognard/umpire/fixtures.ts'
import { readOptions } from '../book/options.ts'
import type { WsOptions } from '../book/options.ts'
import type { RuleId } from '../book/rulebook.ts'
import { classes } from '../book/tables/ships.ts'
import type { Event } from '../events.ts'
import { woodenShips } from '../index.ts'
import { wholeShip } from './new-ship.ts'
import type { Party, Player, ScenarioRules, Ship, ShipCard, State, Wind } from './state.ts'
import type { Step } from './steps.ts'

/** A ship for a test: `at` names the hex of her bow, the rest is as she and her card have it. */
export interface TestShip extends Partial<Ship> {
  at?: string
  card?: Partial<ShipCard>
}

/** For tests: a battle in a line or two. */
export interface Setting extends Partial<
  Omit<State, 'ships' | 'cards' | 'options' | 'rules' | 'players' | 'place' | 'wind'>
> {
  ships?: TestShip[]
  options?: Partial<WsOptions>
  rules?: Partial<ScenarioRules>
  players?: Partial<Player>[]
  wind?: Partial<Wind>
  /** The step whose question the battle rests at, and who is asked. */
  step?: Step
  waiting?: Seat[]
}

/** Two seats, `a` and `b`, a fleet each, on an open sea; the wind blows to the north, a normal breeze. */
export function battleOf(setting: Setting = {}): State {
  const { ships = [], options, rules, players, wind, step = 'plots', waiting, ...rest } = setting
  const cards = ships.map(cardFor)
  return {
    place: [{ at: step, loop: [0], waiting: waiting ?? ['a'] }],
    outcome: null,
    scenario: 'test',
    title: '',
    about: '',
    options: { ...readOptions({}), ...options },
    rules: { ...openSea, ...rules },
    cards,
    ground: [],
    sheet: { q: 0, row: 1, columns: 51, rows: 35 },
    turn: 1,
    wind: { direction: 1, velocity: 3, change: 6, first: 1, next: null, ...wind },
    moveStep: 0,
    players: (players ?? [{ seat: 'a' }, { seat: 'b', fleet: 1, nation: 'french' }]).map(
      playerWith,
    ),
    ships: ships.map((given, index) => shipFor(given, cards[index], index)),
    bonds: [],
    tows: [],
    grapplesTried: [],
    signals: [],
    commands: [],
    fires: [],
    results: [],
    choices: [],
    melees: [],
    ...rest,
  }
}

const openSea: ScenarioRules = {
  turnLimit: 0,
  victory: 'points',
  isAfter1803: false,
  hasRepeaters: false,
  isChase: false,
  fleets: 'given',
  points: 0,
  hasAnchorage: false,
  exits: [],
}

function playerWith(given: Partial<Player>): Player {
  return {
    seat: 'a',
    fleet: 0,
    nation: 'british',
    flagship: null,
    leader: 0,
    isLeaderless: false,
    enlisted: null,
    hasSealed: false,
    graceAt: '',
    lateAt: '',
    ...given,
  }
}

/** A 74 of class 2 unless told. */
function cardFor({ id, seat = 'a', card = {} }: TestShip, index: number): ShipCard {
  const name = id ?? `ship${index + 1}`
  const traits = classes[card.class ?? 2]
  return {
    id: name,
    name,
    nation: seat === 'a' ? 'british' : 'french',
    fleet: seat === 'a' ? 0 : 1,
    division: 'first',
    class: 2,
    rating: 74,
    points: 20,
    battle: traits?.battle ?? 3,
    full: traits?.full ?? 5,
    turning: traits?.turning ?? 2,
    quality: 'AV',
    log: { hull: 21, crew: [8, 8, 8], guns: 16, carronades: 4, rigging: [7, 7, 7] },
    depth: 20,
    isForeAndAft: false,
    isUncoppered: false,
    enters: 1,
    leaders: [],
    ...card,
  }
}

function shipFor(given: TestShip, card: ShipCard | undefined, index: number): Ship {
  if (!card) throw new Error('Each ship has a card.')
  const { at, card: _card, ...rest } = given
  const hex = hexNamed(at ?? 'R20')
  if (!hex) throw new Error(`There is no hex ${at}.`)
  return { ...wholeShip(card, index, given.seat ?? 'a'), ...hex, ...rest, id: card.id }
}

/** A table for tests over this very state. */
export const tableFor = (state: State, dice: readonly number[] = []): TestTable =>
  testTable(state, woodenShips.rules.apply, dice)

export type TestTable = Testing<State, Event, RuleId>

/** The rules that refuse, in their order. */
export const rulesOf = (ruling: Ruling): string[] => ruling.because.map(({ rule }) => rule)

/** A party that defends, formed in the first turn. */
export const defence: Party = {
  kind: 'defensive',
  since: 1,
  sentIn: 0,
  target: null,
  isShown: false,
}
