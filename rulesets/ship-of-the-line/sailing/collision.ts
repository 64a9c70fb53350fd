import { alongside } from '@grognard/geometry/dots/alongside.ts'
import { turned } from '@grognard/geometry/dots/heading.ts'
import { loseBattery, loseMast, takeHullHits } from '../battle/damage.ts'
import { batteryStruck } from '../bearing.ts'
import { surrenderIfAdrift } from '../ending/surrender.ts'
import type { SolTable } from '../rules.ts'
import { activeTurn, isOnBoard } from '../ships.ts'
import type { Ship } from '../state.ts'
import { movingShipHull, struckShipBatteries, struckShipHull } from '../tables/collision.ts'
import type { Collided } from './events.ts'
import { struckBy } from './ways.ts'

/** A collision: how the ship moved, which way, and the heading its owner wishes where he may. */
export interface Collision {
  action: Collided['action']
  direction: number
  alongside: number | null
}

/** [SOL-098] The heading alongside; of two equally near the owner's, else the one to starboard. */
export function headingAlongside(heading: number, line: number, wish: number | null): number {
  const headings = alongside(heading, line)
  if (wish !== null && headings.includes(wish)) return wish
  const starboard = turned(heading, 2)
  const [first] = headings
  if (headings.length > 1 && headings.includes(starboard)) return starboard
  if (first === undefined) throw new RangeError(`No heading lies alongside ${line}.`)
  return first
}

/** [SOL-095] The moving ship stops where it is; both are damaged at the same time. */
export function collide(
  table: SolTable,
  ship: Ship,
  { action, direction, ...how }: Collision,
): void {
  const struck = struckBy(table.state, ship, direction)
  const { moves } = activeTurn(table.state)
  table.emit({
    kind: 'collided',
    ship: ship.id,
    struck: struck.id,
    action,
    heading: headingAlongside(ship.heading, direction, how.alongside),
    moves: action === 'drift' ? moves : moves + 1,
  })
  takeHullHits(table, ship.id, movingShipHull)
  takeHullHits(table, struck.id, struckShipHull)
  loseForemast(table, ship)
  loseNearestBatteries(table, ship, struck)
  surrenderIfAdrift(table)
}

/** [SOL-096] [SOL-097] A sea anchor, where there was a foremast. */
function loseForemast(table: SolTable, ship: Ship): void {
  if (isOnBoard(ship) && ship.masts.fore !== null) loseMast(table, ship.id, 'fore')
}

/** [SOL-099] [SOL-079] The battery nearest to the moving ship, if any is left. */
function loseNearestBatteries(table: SolTable, ship: Ship, struck: Ship): void {
  if (!isOnBoard(struck)) return
  for (let lost = 0; lost < struckShipBatteries; lost++) {
    const nearest = batteryStruck(ship, struck)
    if (nearest) loseBattery(table, struck.id, nearest.side, nearest.battery)
  }
}
