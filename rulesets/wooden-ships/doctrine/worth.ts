import { total } from '@grognard/umpire'
import { longestRange } from '../book/tables/gunnery.ts'
import type { Hits, HitTable } from '../book/tables/hits.ts'
import { forcedBy } from '../chapters/fire/broadsides.ts'
import { fieldBit } from '../model/arcs.ts'
import {
  hitNumber,
  hitTables,
  loadOf,
  rowFor,
  squaresFiring,
  tablesRolled,
} from '../model/gunnery.ts'
import type { Shot } from '../model/gunnery.ts'
import { cardOf } from '../model/ships.ts'
import type { Aim, Rake, Ship, Side, State } from '../model/state.ts'
import type { Sections } from '../model/targets.ts'
import { isEscaping } from './escapes.ts'

/** A ship of the mean is worth so much: what all that is weighed here is measured in. */
const MEAN_SHIP = 20

/** Shares of a ship that go with her squares of each kind, and squares that are as if there besides. */
const shares: Record<keyof Hits, { share: number; rest: number }> = {
  hull: { share: 0.6, rest: 3 },
  crew: { share: 0.4, rest: 4 },
  guns: { share: 0.3, rest: 4 },
  rigging: { share: 0.4, rest: 4 },
}

/** What a ship is worth beside the mean of all that fight. */
export function worthOfShip(state: State, ship: Ship): number {
  let all = 0
  for (const { points } of state.cards) all += points
  return (MEAN_SHIP * cardOf(state, ship).points * state.cards.length) / Math.max(1, all)
}

/** Whoever is to leave lives by her rigging, so many times as much as others. */
const HASTE = 2.5

/** What a square of each kind is worth on a ship as she is: the more, the fewer are left; [WS-185] without guns the hull is hit. */
export function squareWorths(state: State, ship: Ship): Hits {
  const whole = worthOfShip(state, ship)
  const of = (kind: keyof Hits, left: number) =>
    left === 0 ? 0 : (whole * shares[kind].share) / (left + shares[kind].rest)
  const hull = of('hull', ship.hull)
  const guns = sum(ship.guns) + sum(ship.carronades)
  return {
    hull,
    crew: of('crew', sum(ship.crew)),
    guns: guns === 0 ? hull : of('guns', guns),
    rigging: of('rigging', sum(ship.rigging)) * (isEscaping(state, ship) ? HASTE : 1),
  }
}

/** [WS-204] [WS-205] What it counts, in parts of her, that a lonely ship without guns or rigging must give up to such a fire. */
const SURRENDER = 0.6

export function worthOfSurrender(
  state: State,
  shot: Pick<Shot, 'ship' | 'range' | 'rake'>,
  target: Ship,
  aim: Aim,
): number {
  const forces = forcedBy(state, shot, target, aim)
  return forces === 'none' ? 0 : SURRENDER * worthOfShip(state, target)
}

export function sum(squares: readonly number[]): number {
  let all = 0
  for (const each of squares) all += each
  return all
}

/** Squares that a roll on a hit table takes on the average, by the tables of a game and then by aim. */
const means = new Map<readonly HitTable[], Record<Aim, Hits[]>>()

function meansFor(state: State, aim: Aim): Hits[] {
  const tables = hitTables(state)
  const known = means.get(tables)
  if (known) return known[aim]
  const found = {
    hull: tables.map(({ hull }) => meanOf(hull)),
    rigging: tables.map(({ rigging }) => meanOf(rigging)),
  }
  means.set(tables, found)
  return found[aim]
}

function meanOf(rows: readonly (readonly [number, number, number, number])[]): Hits {
  const of = (at: 0 | 1 | 2 | 3) => rows.reduce((all, row) => all + row[at], 0) / rows.length
  return { hull: of(0), guns: of(1), crew: of(2), rigging: of(3) }
}

/** What a fire of that number is worth against a ship whose squares are worth so much. */
export function worthOfFire(
  state: State,
  number: number,
  { aim, ammunition }: { aim: Aim; ammunition: Ship['load']['port'] },
  worths: Hits,
): number {
  if (ammunition === 'grape') return Math.max(0, number) * worths.crew
  const rows = meansFor(state, aim)
  let worth = 0
  for (const table of tablesRolled(state, number)) {
    const mean = rows[table]
    if (!mean) continue
    worth += mean.crew * worths.crew + mean.rigging * worths.rigging
    if (ammunition !== 'chain') worth += mean.hull * worths.hull + mean.guns * worths.guns
  }
  return worth
}

const rakes: readonly Rake[] = ['none', 'bow', 'stern']
const sectionsAt: readonly Sections[] = ['both', 'bow', 'stern']

/** The numbers of a ship’s sides, each worked out when it is first asked for. */
export interface Battery {
  state: State
  ship: Ship
  numbers: number[]
}

export function batteryOf(state: State, ship: Ship): Battery {
  return { state, ship, numbers: [] }
}

/** [WS-160] The number of a side at a range, as far as she is as she was. */
export function numberOf(
  { state, ship, numbers }: Battery,
  side: Side,
  fields: number,
  range: number,
  rake: Rake,
): number {
  const sections = sectionsBearing(fields)
  const index =
    ((side === 'port' ? 0 : 1) * 3 + sectionsAt.indexOf(sections)) * 3 + rakes.indexOf(rake)
  const at = index * (longestRange + 1) + range
  const known = numbers[at]
  if (known !== undefined) return known
  const squares = squaresFiring(ship, side, sections, range)
  const shot = { state, ship, side, range, rake, squares }
  const number =
    squares === 0
      ? NOTHING
      : total(hitNumber, { ...shot, ammunition: loadOf(ship, side), row: rowFor(state, squares) })
  numbers[at] = number
  return number
}

/** Below every number that hits. */
const NOTHING = -20

/** [WS-152] One section alone bears on what lies in its own field only. */
function sectionsBearing(fields: number): Sections {
  const bow = fieldBit(5)
  const stern = fieldBit(4)
  if ((fields & ~stern) === 0) return 'stern'
  return (fields & ~bow) === 0 ? 'bow' : 'both'
}
