import { bearing, hullsOverlap } from '@grognard/geometry'
import type { Hull, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { CM } from '../../book/measures.ts'
import { obstacleHalvings } from '../../book/tables/ground.ts'
import { cavalryRates } from '../../book/tables/march.ts'
import { distances } from '../../book/tables/scale.ts'
import { staffBase } from '../../book/tables/troops.ts'
import { copyStaff } from '../../model/copy.ts'
import { hullOf, hullOfStaff } from '../../model/footprint.ts'
import { terrainCostUnder, isBarred } from '../../model/ground/terrain-cost.ts'
import { footingOfStaff } from '../../model/ground/obstacles.ts'
import { firstChange } from '../../model/ground/ways.ts'
import { catchStaff, isNearEnemy } from '../../model/staff-danger.ts'
import { isFreeForStaff } from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitsNear } from '../../model/units-by-place.ts'
import { areEnemies } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'

/** The straight way of a staff figure. */
export interface StaffWay {
  /** The way is free of closed ground and enemies. */
  isOpen: boolean
  /** Share of a turn's march that it takes; above 1 too far. */
  share: number
  /** [BA-1.1.4-06] The first pose on the way, short of its end, with an enemy near; null for none. */
  danger: Pose | null
}

/** The way is looked at in such steps, 1/1000 cm. */
const STEP = CM

/** [BA-1.1.4-12] [BA-2.3.1-05] Straight on to a point, whichever way the figure looks. */
export function wayOfStaff(state: State, figure: Staff, x: number, y: number): StaffWay {
  const way: StaffWay = { isOpen: true, share: 0, danger: null }
  const length = distance(figure, x, y)
  const heading = length === 0 ? figure.heading : bearing(figure.x, figure.y, x, y)
  const start = { x: figure.x, y: figure.y, heading }
  const figureAt = (reached: number) => ({ ...figure, ...offset(start, reached, 0), heading })
  const enemies = enemiesAlong(state, figure, x, y)
  for (let reached = 0; reached < length && way.isOpen; reached += STEP) {
    const at = figureAt(reached)
    way.isOpen = !isOnAny(enemies, at)
    if (way.danger === null && reached > 0 && isNearEnemy(enemies, at))
      way.danger = { x: at.x, y: at.y, heading }
  }
  if (way.isOpen) way.share = shareOf(length, reached => rateAt(state, figureAt(reached)))
  way.isOpen &&= way.share < Infinity
  return way
}

/** [BA-Q-15] Each part of the way at its own rate; endless where one is closed. */
function shareOf(length: number, rateOf: (reached: number) => number): number {
  let share = 0
  for (let from = 0; from < length;) {
    const rate = rateOf(from)
    const begin = from
    const change = firstChange(length - begin, STEP, by => rateOf(begin + by), isRate(rate))
    from = change ? begin + change.after : length
    share += (from - begin) / rate
  }
  return share
}

function isRate(rate: number) {
  return (other: number) => other === rate
}

function distance({ x: fromX, y: fromY }: Staff, x: number, y: number): number {
  return Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY))
}

/** [BA-T-03] March in a turn on the ground under the figure, 1/1000 cm; 0 where it is closed. */
function rateAt(state: State, figure: Staff): number {
  const footing = footingOfStaff(figure)
  if (isBarred(state, footing)) return 0
  const { grounds, obstacle } = terrainCostUnder(state, footing)
  const rates = grounds.map(ground => cavalryRates.staff[ground] ?? 0)
  const halvings = obstacle === null ? 0 : obstacleHalvings(obstacle, 'light cavalry')
  if (halvings === null) return 0
  return halved(Math.min(...rates), halvings)
}

function halved(rate: number, times: number): number {
  return times === 0 ? rate : halved(rate / 2, times - 1)
}

/** Enemies that a straight way may come near to: quick, and rather too many. */
function enemiesAlong(state: State, figure: Staff, x: number, y: number): Unit[] {
  const way: Hull = {
    x: (figure.x + x) / 2,
    y: (figure.y + y) / 2,
    heading: 0,
    length: distance(figure, x, y) + 2 * staffBase.depth,
    beam: 2 * staffBase.width,
  }
  return unitsNear(state, way, distances.staffCatch).filter(unit => areEnemies(figure, unit))
}

function isOnAny(units: readonly Unit[], figure: Staff): boolean {
  const hull = hullOfStaff(figure)
  return units.some(unit => hullsOverlap(hull, hullOf(unit)))
}

/**
 * [BA-Q-71] Chiefs and orderlies whose turn has come stand on the board at their place of arrival;
 * [BA-1.1.4-06] where an enemy is near they are tested at once.
 */
export function bringStaff(table: BaTable): void {
  const { state } = table
  for (const figure of state.staff.filter(one => isDue(state, one))) bring(table, figure)
  catchStaff(table)
}

function isDue({ turn }: State, { status, arrival }: Staff): boolean {
  return status === 'waiting' && arrival !== null && arrival.turn <= turn
}

/** Several come on side by side along the edge. */
function bring(table: BaTable, figure: Staff): void {
  const { arrival, seat, id: staff } = figure
  if (!arrival) return
  const { width, height } = table.state
  const margin = staffBase.depth / 2
  const x = between(arrival.x, margin, width - margin)
  const y = between(arrival.y, margin, height - margin)
  const isSideways = arrival.x <= margin || arrival.x >= width - margin
  for (let step = 0; step < MOST_BESIDE; step += 1) {
    const aside = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * staffBase.depth
    const place = isSideways ? { x, y: y + aside } : { x: x + aside, y }
    const pose = { ...place, heading: arrival.heading }
    if (!isFreeForStaff(table.state, figure, pose)) continue
    const here = { status: 'onBoard' as const, arrival: null, ...pose }
    table.emit({ kind: 'staffArrived', seat, staff, arrived: { ...copyStaff(figure), ...here } })
    return
  }
}

/** Places that are tried along the edge; what finds none comes next turn. */
const MOST_BESIDE = 21

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
