import { hullDistance } from '@grognard/geometry'
import type { Of } from '@grognard/umpire'
import { obstacleHalvings } from '../../book/tables/ground.ts'
import { CHARGE_PAUSE, FAST_MARCH_FACTOR, rateRow } from '../../book/tables/march.ts'
import type { Ground, Pace, RateRow } from '../../book/tables/march.ts'
import { distances } from '../../book/tables/scale.ts'
import type { Event } from '../../events.ts'
import type { BaTable } from '../../rules.ts'
import type { Rate } from '../clauses.ts'
import { hullOf } from '../footprint.ts'
import type { TerrainCost } from '../ground/terrain-cost.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { areEnemies, isClosed, isOnBoard } from '../units.ts'
import type { Marcher } from './marcher.ts'
import { rateAt } from './poses.ts'

export const openTerrain: TerrainCost = { grounds: ['normal'], obstacle: null }

/** What the rates ask of a unit; a unit is one. */
export type Marching = Pick<Unit, 'arm' | 'formation' | 'guns' | 'disorder' | 'doing'>

const paces: Record<Rate, Pace> = { normal: 'march', fast: 'march', charge: 'charge' }

/**
 * [BA-2.3.1-01] [BA-2.3.1-06] March in a whole turn, 1/1000 cm, also broken: the slowest ground and
 * every halving; 0 where the ground or an obstacle is closed or the unit has no such rate.
 */
export function speedOf(unit: Marching, rate: Rate, terrainCost: TerrainCost): number {
  const row = rateRow(unit, paces[rate])
  const halvings = row && obstacleHalvingsOf(unit, terrainCost)
  if (row === null || halvings === null) return 0
  const fast = rate === 'fast' ? FAST_MARCH_FACTOR : 1
  return halved(slowest(row, terrainCost.grounds) * fast, halvings + ownHalvings(unit))
}

/** [BA-5.3.1-01] [BA-5.3.1-02] A retreat's march, 1/1000 cm: only the ground slows it; 0 where closed. */
export function retreatRate(unit: Marching, terrainCost: TerrainCost): number {
  return forcedRate(unit, 'march', terrainCost)
}

/** [BA-5.4.1-02] A rout's march, 1/1000 cm: only the ground slows it; 0 where closed. */
export function routRate(unit: Marching, terrainCost: TerrainCost): number {
  return forcedRate(unit, 'rout', terrainCost)
}

/** [BA-2.3.1-01] Whether the unit has a rate there: table 3 and table 4 do not close it. */
export function hasRate(unit: Marching, rate: Rate, terrainCost: TerrainCost): boolean {
  return speedOf(unit, rate, terrainCost) > 0
}

function forcedRate(unit: Marching, pace: Pace, terrainCost: TerrainCost): number {
  const row = rateRow(unit, pace)
  const halvings = obstacleHalvingsOf(unit, terrainCost)
  if (row === null || halvings === null) return 0
  return halved(slowest(row, terrainCost.grounds), halvings)
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

function obstacleHalvingsOf({ arm }: Marching, { obstacle }: TerrainCost): number | null {
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

/** [BA-2.3.3-04] Four full turns lie between two charges. */
export function isRestedForCharge({ chargedIn }: Unit, turn: number): boolean {
  return chargedIn === null || turn - chargedIn > CHARGE_PAUSE
}

/** Why a unit goes on at the normal rate; null while it keeps its own. */
export type Slackening = 'enemyNear' | 'ground' | 'disorder'

/** All who are on the board while marches are played. */
interface OnTheMarch {
  readonly marchers: readonly Marcher[]
}

/** [BA-2.3.2-03] [BA-2.3.3-01] [BA-2.3.3-02] A fast march or a charge that falls to normal. */
export function slackening(
  field: OnTheMarch,
  marcher: Marcher,
): { because: Slackening; by: string } | null {
  if (marcher.rate === 'fast') {
    const enemy = enemyNear(field, marcher)
    return enemy ? { because: 'enemyNear', by: enemy.unit.id } : null
  }
  if (marcher.rate !== 'charge') return null
  if (marcher.unit.disorder !== 'OR') return { because: 'disorder', by: '' }
  return keepsCharge(marcher.unit, marcher.terrainCost) ? null : { because: 'ground', by: '' }
}

/** [BA-2.3.3-01] Neither obstacle nor difficult ground under it ends its charge. */
export function keepsCharge(unit: Unit, terrainCost: TerrainCost): boolean {
  return hasRate(unit, 'charge', terrainCost) && terrainCost.obstacle === null
}

/** [BA-2.3.2-01] An enemy closed formation not in disorder within 90 cm. */
function enemyNear({ marchers }: OnTheMarch, marcher: Marcher): Marcher | undefined {
  return marchers.find(
    other =>
      barsFastMarch(marcher.unit, other.unit) && isWithin(marcher, other, distances.fastMarch),
  )
}

function barsFastMarch(unit: Unit, other: Unit): boolean {
  return areEnemies(unit, other) && isClosed(other) && other.disorder !== 'U'
}

/** [BA-2.3.2-01] An enemy within so much of where a unit stands who would end its fast march. */
export function fastMarchEndedBy({ units }: State, unit: Unit, within: number): Unit | undefined {
  const hull = hullOf(unit)
  return units.find(
    other =>
      isOnBoard(other) && barsFastMarch(unit, other) && hullDistance(hull, hullOf(other)) <= within,
  )
}

function isWithin(one: Marcher, other: Marcher, limit: number): boolean {
  const dx = one.from.x - other.from.x
  const dy = one.from.y - other.from.y
  const reach = limit + 2 * one.radius + 2 * other.radius
  if (dx * dx + dy * dy > reach * reach) return false
  return hullDistance(hullOf(one.unit), hullOf(other.unit)) <= limit
}

/** [BA-1.3.1-06] [BA-2.3.2-01] March columns of all arms; they march fast, and follow roads. */
export function isMarchColumn({ formation: { kind } }: Pick<Unit, 'formation'>): boolean {
  return kind === 'marchColumn' || kind === 'limbered'
}

/** [BA-2.3.3-05] [BA-T-03] Whether table 3 has a charge for the unit. */
export function canCharge(unit: Unit): boolean {
  return hasRate(unit, 'charge', openTerrain)
}

type RateTaken = Omit<Of<Event, 'rateTaken'>, 'kind'>

/** [BA-2.3.1-02] [BA-2.3.3-01] The rate that it marches at, and the ground that ended a charge. */
export function takeRates(table: BaTable, marcher: Marcher): void {
  takeRate(table, marcher, 'ordered')
  const reached = rateAt(marcher, 1)
  if (reached === marcher.rate) return
  marcher.rate = reached
  takeRate(table, marcher, 'ground')
}

/** The first time this turn that it marches at this rate. */
function takeRate(table: BaTable, { unit, rate }: Marcher, because: RateTaken['because']): void {
  if (unit.doing.rate === rate || unit.doing.rate === 'fast') return
  table.emit({ kind: 'rateTaken', unit: unit.id, rate, because, by: '' })
}

export function slacken(table: BaTable, field: OnTheMarch, marcher: Marcher): void {
  const slackened = slackening(field, marcher)
  if (slackened === null) return
  marcher.rate = 'normal'
  table.emit({ kind: 'rateTaken', unit: marcher.unit.id, rate: 'normal', ...slackened })
}
