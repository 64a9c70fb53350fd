import type { Going } from '../ground/going.ts'
import type { Unit } from '../state.ts'
import { rateRow } from '../tables/march.ts'
import type { Ground, Pace, RateRow } from '../tables/march.ts'
import { obstacleHalvings } from '../tables/obstacles.ts'
import { FAST_MARCH_FACTOR } from '../tables/movement.ts'
import type { Rate } from '../parts.ts'

export type { Going }

export const openGoing: Going = { grounds: ['normal'], obstacle: null }

/** What the rates ask of a unit; a unit is one. */
export type Marching = Pick<Unit, 'arm' | 'formation' | 'guns' | 'disorder' | 'doing'>

const paces: Record<Rate, Pace> = { normal: 'march', fast: 'march', charge: 'charge' }

/**
 * [BA-2.3.1-01] [BA-2.3.1-06] March in a whole turn, 1/1000 cm, also broken: the slowest ground and
 * every halving; 0 where the ground or an obstacle is closed or the unit has no such rate.
 */
export function speedOf(unit: Marching, rate: Rate, going: Going): number {
  const row = rateRow(unit, paces[rate])
  const halvings = row && obstacleHalvingsOf(unit, going)
  if (row === null || halvings === null) return 0
  const fast = rate === 'fast' ? FAST_MARCH_FACTOR : 1
  return halved(slowest(row, going.grounds) * fast, halvings + ownHalvings(unit))
}

/** [BA-5.3.1-01] [BA-5.3.1-02] A retreat's march, 1/1000 cm: only the ground slows it; 0 where closed. */
export function retreatRate(unit: Marching, going: Going): number {
  return forcedRate(unit, 'march', going)
}

/** [BA-5.4.1-02] A rout's march, 1/1000 cm: only the ground slows it; 0 where closed. */
export function routRate(unit: Marching, going: Going): number {
  return forcedRate(unit, 'rout', going)
}

/** [BA-2.3.1-01] Whether the unit has a rate there: table 3 and table 4 do not close it. */
export function hasRate(unit: Marching, rate: Rate, going: Going): boolean {
  return speedOf(unit, rate, going) > 0
}

function forcedRate(unit: Marching, pace: Pace, going: Going): number {
  const row = rateRow(unit, pace)
  const halvings = obstacleHalvingsOf(unit, going)
  if (row === null || halvings === null) return 0
  return halved(slowest(row, going.grounds), halvings)
}

/** [BA-2.3.1-07] [BA-Q-50] A formation without a road rate marches there as beside the road. */
function slowest(row: RateRow, grounds: readonly Ground[]): number {
  let least = Infinity
  for (const ground of grounds) {
    const rate = ground === 'road' ? (row.road ?? row.normal) : row[ground]
    least = Math.min(least, rate ?? 0)
  }
  return least === Infinity ? (row.normal ?? 0) : least
}

function obstacleHalvingsOf({ arm }: Marching, { obstacle }: Going): number | null {
  return obstacle === null ? 0 : obstacleHalvings(obstacle, arm)
}

/** [BA-2.1.0-03] [BA-2.2.1-06] [BA-5.2.1-01] [BA-5.3.1-07] Split or join, new formation, LU, U. */
function ownHalvings({ disorder, doing }: Marching): number {
  const isHalved = disorder === 'LU' || disorder === 'U'
  return (doing.split ? 1 : 0) + (doing.reformed ? 1 : 0) + (isHalved ? 1 : 0)
}

function halved(rate: number, times: number): number {
  let left = rate
  for (let i = 0; i < times; i += 1) left /= 2
  return left
}
