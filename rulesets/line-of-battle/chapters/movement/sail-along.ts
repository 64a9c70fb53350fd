import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { groundingDamage } from '../../book/tables/movement.ts'
import { followLegs, isInEntrance } from '../../model/moves.ts'
import type { MoveResult } from '../../model/moves.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'
import { breakLinks, linksCutBy } from './lines.ts'

/** How a move is made, beside its legs. */
export interface SailingMode {
  speed: number
  isWeighed: boolean
  isAnchored: boolean
  isFlight: boolean
  /** [LOB-109] The further move of a rescue, in the combat phase: no line is broken by it. */
  isExtra: boolean
}

/** Sails the legs and lets happen what comes of it: broken links, grounding, leaving the board. */
export function sailAlong(
  table: LobTable,
  ship: Ship,
  legs: readonly Leg[],
  mode: SailingMode,
): void {
  const move = followLegs(table.state, ship, legs)
  const links = mode.isExtra ? [] : linksCutBy(table.state, ship, move)
  table.emit({
    kind: 'sailed',
    ship: ship.id,
    legs: legs.map(leg => ({ advance: leg.advance, turn: leg.turn })),
    poses: move.poses,
    travelled: (mode.isExtra ? ship.travelled : 0) + move.travelled,
    speed: mode.speed,
    isWeighed: mode.isWeighed,
    isAnchored: mode.isAnchored && !move.isAground && move.edge === null,
    met: move.met,
    isFlight: mode.isFlight,
  })
  breakLinks(table, links, ship.id)
  if (move.isAground) runAground(table, ship)
  if (move.edge !== null) leaveBoard(table, ship, move, move.edge)
}

/** [LOB-093] Damage on the hull and a full stop; the last of a hull breaks up. */
export function runAground(table: LobTable, ship: Ship): void {
  const hull = Math.max(0, ship.hull - groundingDamage)
  const { turn } = table.state
  table.emit({ kind: 'ranAground', ship: ship.id, damage: ship.hull - hull, hull, turn })
  if (hull === 0) table.emit({ kind: 'wrecked', ship: ship.id })
}

/** [LOB-125] A ship that leaves the board has fled, but for the harbour that its side makes for. */
function leaveBoard(table: LobTable, ship: Ship, move: MoveResult, edge: number): void {
  const { state } = table
  const byMorale = ship.isFleeing
  const isHome = isInEntrance(state, edge, move.end) && isOwnHarbour(state, ship)
  table.emit({ kind: isHome ? 'reachedHarbour' : 'leftBoard', ship: ship.id, edge, byMorale })
}

/** [LOB-S-4] The harbour belongs to the side that runs the blockade. */
function isOwnHarbour(state: State, ship: Ship): boolean {
  return state.players.some(player => player.seat === ship.seat && player.side === 0)
}

/** Whether a whole path would be cut short: the least move is then no longer asked for. */
export function isCutShort(state: State, ship: Ship, legs: readonly Leg[]): boolean {
  const { met, isAground, edge } = followLegs(state, ship, legs)
  return met !== null || isAground || edge !== null
}
