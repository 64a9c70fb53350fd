import { hullSinksAt } from '../book/tables/ship.ts'
import type { SolTable } from '../rules.ts'
import { shipOf } from './ships.ts'
import type { MastId, Side } from './state.ts'

/**
 * [SOL-072] Hull hits, and the ship sinks when its counter is full. When all damage of the action
 * is done the caller asks `surrenderIfAdrift`, which looks for the end of the battle too.
 */
export function takeHullHits(table: SolTable, id: string, hits: number): void {
  const ship = shipOf(table.state, id)
  if (ship.status === 'sunk') return
  const hull = Math.min(hullSinksAt, ship.hull + hits)
  table.emit({ kind: 'hullHit', ship: id, hits, hull })
  if (hull >= hullSinksAt) table.emit({ kind: 'shipSunk', ship: id, cause: 'hull' })
}

/** [SOL-073] The topmost sail of a mast. */
export function loseSail(table: SolTable, id: string, mast: MastId): void {
  const sails = (shipOf(table.state, id).masts[mast] ?? 0) - 1
  if (sails >= 0) table.emit({ kind: 'sailLost', ship: id, mast, sails })
}

/** [SOL-075] The mast goes over the side and is a sea anchor; nothing happens where none stands. */
export function loseMast(table: SolTable, id: string, mast: MastId): void {
  if (shipOf(table.state, id).masts[mast] === null) return
  table.emit({ kind: 'mastLost', ship: id, mast })
}

/** [SOL-074] A battery, 1 at the bow to 5; nothing happens where it is gone. */
export function loseBattery(table: SolTable, id: string, side: Side, battery: number): void {
  if (!shipOf(table.state, id).batteries[side][battery - 1]) return
  table.emit({ kind: 'batteryLost', ship: id, side, battery })
}

/** [SOL-076] */
export function loseRudder(table: SolTable, id: string): void {
  table.emit({ kind: 'rudderLost', ship: id })
}

/** [SOL-077] */
export function blowUp(table: SolTable, id: string): void {
  table.emit({ kind: 'shipSunk', ship: id, cause: 'magazine' })
}
