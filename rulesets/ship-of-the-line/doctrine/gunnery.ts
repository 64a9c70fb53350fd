import { holdsEffect } from '../officers/hand.ts'
import { mastIds, mastsWithSails } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import type { ResultId, ShotKind } from '../tables/charts.ts'
import { batteryNumbers } from '../tables/ship.ts'
import type { Laying } from './laying.ts'

/** Which shots of a laying count: all, or only those that nobody may answer. */
export type Choice = 'all' | 'raking'

/** The batteries, 1 to 5, that work, have not fired and are of the choice. */
export function batteriesFor(
  { side, kinds }: Laying,
  ship: Ship,
  choice: Choice,
  need: 'any' | 'unfired',
): number[] {
  const works = ship.batteries[side]
  const fired = ship.fired[side]
  return batteryNumbers.filter(
    battery =>
      works[battery - 1] === true &&
      (need === 'any' || !fired[battery - 1]) &&
      (choice === 'all' || kinds[battery - 1] !== 'broadside'),
  )
}

/** What one shot is worth by kind and range, 1 to 3 cables. */
export type Severity = Record<ShotKind, readonly number[]>

/** Of 36 throws of two dice so many give 2, 3 and so on. */
const odds = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const THROWS = 36

/** What a battery may expect of a shot at the target. */
export function severityOn(state: State, target: Ship): Severity {
  const worth = worthOfResults(state, target)
  const expected = (row: readonly ResultId[]) => expectedOf(row, worth)
  const { broadside, bow, stern } = state.charts
  return { broadside: broadside.map(expected), bow: bow.map(expected), stern: stern.map(expected) }
}

function expectedOf(row: readonly ResultId[], worth: Record<ResultId, number>): number {
  let sum = 0
  for (let column = 0; column < row.length; column++)
    sum += worth[row[column] ?? 'none'] * (odds[column] ?? 0)
  return sum / THROWS
}

/** The odds that a shot does anything at all. */
export function oddsOfHit(row: readonly ResultId[]): number {
  const throws = row.reduce(
    (sum, result, column) => sum + (result === 'none' ? 0 : (odds[column] ?? 0)),
    0,
  )
  return throws / THROWS
}

/** The odds of a hull result. */
export function oddsOfHull(row: readonly ResultId[]): number {
  const throws = row.reduce(
    (sum, result, column) =>
      sum + (result === 'hull' || result === 'hull2' ? (odds[column] ?? 0) : 0),
    0,
  )
  return throws / THROWS
}

const shipLost = 20

/** What each result is worth on a ship as she is now: more the less she has left. */
export function worthOfResults(state: State, target: Ship): Record<ResultId, number> {
  const hull = 1 + target.hull / 10
  const masts = mastsWithSails(target)
  const sail = sailsOf(target) <= 2 ? 5 : 0.7 + (9 - sailsOf(target)) * 0.2
  const steers = holdsEffect(state, target.seat, 'replaceRudder')
  return {
    none: 0,
    hull,
    hull2: 2 * hull,
    sail,
    battery: 1.2,
    mast: masts <= 1 ? 14 : 3.5,
    rudder: steers ? 6 : shipLost,
    magazine: shipLost,
  }
}

export function sailsOf(ship: Ship): number {
  let sails = 0
  for (const mast of mastIds) sails += ship.masts[mast] ?? 0
  return sails
}

/** What batteries of a laying may expect against a target. */
export function worthOfFire(
  { kinds, range }: Laying,
  batteries: readonly number[],
  severity: Severity,
): number {
  let worth = 0
  for (const battery of batteries) {
    const kind = kinds[battery - 1]
    if (kind !== undefined) worth += severity[kind][range - 1] ?? 0
  }
  return worth
}

/** Some of these shots are a broadside, which the target may answer. */
export function isAnswered({ kinds }: Laying, batteries: readonly number[]): boolean {
  return batteries.some(battery => kinds[battery - 1] === 'broadside')
}
