import type { Seat } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { SomeApply as Some, TestTable as Testing } from '@grognard/umpire/fixtures.ts'
import { saidIn } from '@grognard/umpire/laws/wording.ts'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import { belleAlliance } from './index.ts'
import { sheltered } from './model/buildings.ts'
import { copy } from './model/copy.ts'
import { readOptions } from './model/options.ts'
import type { BaOptions } from './model/options.ts'
import type { Terrain, VictoryRules } from './model/setting.ts'
import { newBattle, newStaff } from './model/state.ts'
import type { Side, Staff, State } from './model/state.ts'
import type { Step } from './model/steps.ts'
import { newDoing, newUnit } from './model/unit.ts'
import type { Doing, Unit } from './model/unit.ts'

/** For tests: what differs from a plain battle. */
export interface Setting extends Partial<
  Omit<State, 'units' | 'staff' | 'terrain' | 'sides' | 'options' | 'victory' | 'place'>
> {
  units?: Partial<Unit>[]
  staff?: Partial<Staff>[]
  terrain?: Partial<Terrain>[]
  sides?: Partial<Side>[]
  options?: Partial<BaOptions>
  victory?: Partial<VictoryRules>
  /** The step whose question the battle rests at, and who is asked. */
  at?: Step
  waiting?: Seat[]
}

/**
 * Sides `red` (in the south) and `blue` on an open board of 200 by 200 cm, at the orders of the
 * second turn. Units without an id are `u1`, `u2` …; staff `s1` …, terrain `t1` ….
 */
export function battle(setting: Setting = {}): State {
  const {
    units = [],
    staff = [],
    terrain: ground = [],
    at = 'orders',
    waiting,
    ...others
  } = setting
  const { sides = [{}, {}], options = {}, victory = {}, ...rest } = others
  const seats = sides.map(side)
  const pieces = ground.map((piece, i) => terrain({ id: `t${i + 1}`, ...piece }))
  return copy({
    ...newBattle(),
    place: [{ at, loop: [0], waiting: waiting ?? seats.map(({ seat }) => seat) }],
    scenario: 'test',
    title: '',
    about: '',
    options: { ...readOptions({}), ...options },
    year: 1813,
    width: 200_000,
    height: 200_000,
    turn: 2,
    lastTurn: 12,
    clock: 12 * 60,
    sides: seats,
    terrain: pieces,
    units: units.map((given, i) => sheltered(unit({ id: `u${i + 1}`, ...given }), pieces)),
    staff: staff.map((given, i) => chief({ id: `s${i + 1}`, ...given })),
    victory: { points: [], suddenEnd: null, startOwners: [], levels: [], ...victory },
    ...rest,
  })
}

function side(given: Partial<Side>, index: number): Side {
  const seat = index === 0 ? 'red' : 'blue'
  const south = index === 0 ? 0 : 150_000
  return {
    seat,
    deployZone: [0, south, 200_000, south, 200_000, south + 50_000, 0, south + 50_000],
    hasSealed: false,
    ...given,
  }
}

/** Thirty muskets of red in line in the middle of the board, facing north, in good order. */
export function unit(given: Partial<Unit> = {}): Unit {
  const { seat = 'red', figures = figuresFor(given), valeur = 0 } = given
  const isOfGuns = given.arm === 'artillery' || given.arm === 'wagon'
  return {
    ...newUnit(),
    id: 'u1',
    seat,
    nation: seat === 'red' ? 'Danmark' : 'Sverige',
    name: given.id ?? 'u1',
    arm: 'infantry',
    isLight: false,
    hasLances: false,
    isTrained: false,
    hasPioneers: false,
    weapon: (given.arm ?? 'infantry') === 'infantry' ? 'musket' : null,
    status: 'onBoard',
    arrival: null,
    valeur,
    startingValeur: valeur,
    original: figures,
    figures,
    squadrons: given.arm?.endsWith('cavalry') ? 4 : 0,
    guns: [],
    chief: null,
    partOf: null,
    building: null,
    formation: { kind: isOfGuns ? 'unlimbered' : 'line', front: null, gap: null },
    x: 100_000,
    y: 100_000,
    heading: 0,
    disorder: 'OR',
    supply: 'full',
    ...given,
  }
}

/** Of a battery the gunners of its models. */
function figuresFor({ guns }: Partial<Unit>): number {
  if (!guns || guns.length === 0) return 30
  return guns.reduce((sum, gun) => sum + gun.gunners, 0)
}

/** What a unit has done this turn: nothing, unless told. */
export function doing(given: Partial<Doing> = {}): Doing {
  return { ...newDoing(), ...given }
}

/** So many foot guns of one calibre with their gunners: `g1`, `g2` …. */
export function guns(count: number, pounder = 6, gunners = 3, isHorse = false): Unit['guns'] {
  return Array.from({ length: count }, (_, i) => ({ id: `g${i + 1}`, pounder, isHorse, gunners }))
}

/** A brigade chief of red far from all units, unless told; `kind: 'orderly'` makes an orderly. */
export function chief(given: Partial<Staff> = {}): Staff {
  return {
    ...newStaff(),
    id: 's1',
    seat: 'red',
    kind: 'chief',
    name: given.id ?? 's1',
    over: null,
    level: 'brigade',
    quality: 'normal',
    status: 'onBoard',
    arrival: null,
    x: 10_000,
    y: 10_000,
    heading: 0,
    ...given,
  }
}

/** A piece of difficult ground of 20 by 20 cm in the middle of the board, unless told. */
export function terrain(given: Partial<Terrain> = {}): Terrain {
  return {
    id: 't1',
    kind: 'difficult',
    name: given.id ?? 't1',
    points: square(100_000, 100_000, 20_000),
    level: 0,
    look: 'plain',
    width: 0,
    obstacle: null,
    cover: null,
    edgeDepth: 0,
    edgeObstacle: null,
    edgeCover: null,
    isNonRicochet: false,
    crossing: 'none',
    capacity: 0,
    isStrengthened: false,
    isDestroyed: false,
    builtBy: '',
    ...given,
  }
}

/** The corners of a rectangle round a centre, clockwise from north-west, 1/1000 cm. */
export function square(x: number, y: number, width: number, height = width): number[] {
  const [w, h] = [width / 2, height / 2]
  return [x - w, y + h, x + w, y + h, x + w, y - h, x - w, y - h]
}

export type SomeApply = Some<State, Event>
export type TestTable = Testing<State, Event, RuleId>

/** A table over this very state, with the bookkeeping of the folders it needs and dice told before. */
export const tableFor = (state: State, apply: SomeApply, dice: readonly number[] = []): TestTable =>
  testTable(state, apply, dice)

/** A message as a player reads it. */
export const said = saidIn(belleAlliance.messages)

/** The orders that fire and melee share, with the rules of both. */
export const { done, takeBack, beNeighbour, support } = belleAlliance.rules.orders
