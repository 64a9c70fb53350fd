import { alongside, turned } from '@grognard/geometry/dots/heading.ts'
import { movingShipHull, struckShipBatteries, struckShipHull } from '../../book/tables/ship.ts'
import { batteryStruck } from '../../model/bearing.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { loseBattery, loseMast, takeHullHits } from '../../model/damage.ts'
import { activeTurn, isOnBoard } from '../../model/ships.ts'
import type { Action, Ship } from '../../model/state.ts'
import { struckBy } from '../../model/ways.ts'
import type { SolTable } from '../../rules.ts'

/** A collision: how the ship moved, which way, and the heading its owner wishes where he may. */
export interface Collision {
  action: Action | 'drift'
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
