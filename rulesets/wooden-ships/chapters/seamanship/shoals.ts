import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import { firmlyAground } from '../../book/tables/sailing.ts'
import { depthUnder } from '../../model/ground.ts'
import { poseBefore } from '../../model/plots.ts'
import type { HexPose } from '../../model/plots.ts'
import { cardOf, isFighting, isIn, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-250] Ships that a step of their plots has brought over water not deeper than they draw. */
export function runAground(table: WsTable): void {
  strand(table, ship => poseBefore(ship, ship.made))
}

/** [WS-250] [WS-255] Ships that have drifted there, or on to land. */
export function driftAground(table: WsTable): void {
  const { direction } = table.state.wind
  strand(table, ship => ({ ...hexTowards(ship, direction, -1), heading: ship.heading }))
}

function strand(table: WsTable, whence: (ship: Ship) => HexPose): void {
  const { state } = table
  if (state.ground.length === 0) return
  for (const ship of state.ships) {
    if (!isOnSea(ship) || ship.aground > 0) continue
    const depth = depthUnder(state, ship)
    if (depth === 0) table.emit({ kind: 'shipWrecked', ship: ship.id })
    else if (depth <= cardOf(state, ship).depth) ground(table, ship, whence(ship))
  }
}

function ground(table: WsTable, ship: Ship, { q, r, heading }: HexPose): void {
  const difficulty = table.roll(6, 'WS-250')
  table.emit({ kind: 'shipGrounded', ship: ship.id, difficulty, q, r, heading })
}

/** [WS-251] A die above the difficulty brings her back to where she came from, if no other lies there now. */
export function refloat(table: WsTable): void {
  const { state } = table
  for (const ship of state.ships) {
    const { aground, afloatAt } = ship
    if (aground === 0 || aground >= firmlyAground || !afloatAt || !isFighting(ship)) continue
    if (!isFree(state, ship, afloatAt)) continue
    const die = table.roll(6, 'WS-251')
    table.emit({ kind: 'refloatTried', ship: ship.id, die, isAfloat: die > aground })
  }
}

function isFree(state: State, ship: Ship, pose: HexPose): boolean {
  const stern = hexTowards(pose, pose.heading, -1)
  return !state.ships.some(
    other =>
      other !== ship &&
      isOnSea(other) &&
      (isIn(other, pose.q, pose.r) || isIn(other, stern.q, stern.r)),
  )
}
