import type { TallyLine } from '@grognard/umpire'
import { isOperational, shipOf } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { taskSide } from '../tables/missions.ts'
import { merchantman } from '../tables/ships.ts'
import { quarters, victoryPoints as worth } from '../tables/victory.ts'
import type { RuleId } from '../rulebook.ts'
import type { Earned } from './events.ts'
import { firstSideOf, fleetOf, hasLeftAsOrdered, isDestroyed } from './fates.ts'

/** A line of the count of points, for the result page: `value` is what it is worth. */
export interface PointLine extends TallyLine {
  rule: RuleId
}

/** [LOB-215] [LOB-216] [LOB-217] [LOB-218] What a side has earned, line by line. */
export function victoryPoints(state: State, side: number): PointLine[] {
  return earnedBy(state, side).map(earned => lineOf(state, earned))
}

/** The same as plain facts. */
export function earnedBy(state: State, side: number): Earned[] {
  const ships = fleetOf(state, 1 - side).flatMap(ship => earnedFor(state, ship) ?? [])
  const held = quartersHeldBy(state, side).map(quarter => ({
    rule: 'LOB-218' as const,
    points: worth.quarterControlled,
    ship: null,
    quarter,
  }))
  return [...ships, ...held]
}

export function sumOf(lines: readonly PointLine[]): number {
  return lines.reduce((sum, line) => sum + line.value, 0)
}

function earnedFor(state: State, ship: Ship): Earned | null {
  const about = { ship: ship.id, quarter: null }
  if (isDestroyed(state, ship) && ship.officer !== null)
    return { rule: 'LOB-215', points: worth.flagshipSunkOrTaken, ...about }
  if (isDestroyed(state, ship)) return { rule: 'LOB-216', points: worth.shipSunkOrTaken, ...about }
  if (hasFled(state, ship)) return { rule: 'LOB-217', points: worth.shipFled, ...about }
  return null
}

/** [LOB-217] Ruling: to leave the board as the scenario's task demands is no flight. */
function hasFled(state: State, ship: Ship): boolean {
  return ship.status === 'fled' && !(isOrderedToLeave(state, ship) && hasLeftAsOrdered(state, ship))
}

/** [LOB-S-2] [LOB-S-3] [LOB-S-8] Merchantmen, a fleet in harbour, the spy's carrier. */
function isOrderedToLeave(state: State, ship: Ship): boolean {
  const { victory } = state.rules
  if (firstSideOf(state, ship) !== taskSide) return false
  if (victory === 'convoy') return ship.card === merchantman.id
  if (victory === 'spy') return state.landings.some(landing => landing.carrier === ship.id)
  return victory === 'puttingToSea'
}

/** What earns points, as the keys of its sentences end. */
export const deeds: Record<Earned['rule'], string> = {
  'LOB-215': 'flagship',
  'LOB-216': 'ship',
  'LOB-217': 'fled',
  'LOB-218': 'quarter',
  'LOB-254': 'mission',
}

/** A line of the count in words. */
export function lineOf(state: State, { rule, points, ship, quarter }: Earned): PointLine {
  const values: PointLine['values'] = {}
  if (ship !== null) values.ship = shipOf(state, ship).name
  if (quarter !== null) values.quarter = { key: `lob.quarter.${quarter}` }
  return { rule, message: `lob.points.${deeds[rule]}`, values, value: points }
}

/** [LOB-218] Quarters with an operational ship of the side and none of the other: 0 SW … 3 NW. */
export function quartersHeldBy(state: State, side: number): number[] {
  const own = Array.from({ length: quarters }, () => false)
  const theirs = Array.from({ length: quarters }, () => false)
  for (const ship of state.ships) {
    const quarter = quarterOf(state, ship)
    if (quarter === null || !isOperational(ship)) continue
    const present = sideOf(state, ship.seat) === side ? own : theirs
    present[quarter] = true
  }
  return [0, 1, 2, 3].filter(quarter => own[quarter] && !theirs[quarter])
}

/** [LOB-222] Where the hull's centre lies; null on a dividing line. 0 SW, 1 SE, 2 NE, 3 NW. */
export function quarterOf(state: State, ship: Ship): number | null {
  const x = ship.x * 2
  const y = ship.y * 2
  if (x === state.width || y === state.height) return null
  if (y < state.height) return x < state.width ? 0 : 1
  return x < state.width ? 3 : 2
}
