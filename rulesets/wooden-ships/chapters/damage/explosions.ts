import { fireOutOfHand } from '../../book/tables/criticals.ts'
import { isOn } from '../../book/options.ts'
import { dieSides } from '../../book/tables/gunnery.ts'
import { explosionFactor, explosionTable } from '../../book/tables/fates.ts'
import { hitsOn } from '../../book/tables/hits.ts'
import { hitTables, rowFor } from '../../model/gunnery.ts'
import { riggingFelt } from '../../model/hits.ts'
import { areAdjacent, cardOf, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-203] A ship blows up, and every ship beside her is hit. Odds do not look at those. */
export function explode(table: WsTable, ship: Ship): void {
  const { state } = table
  const near = state.ships.filter(
    other => other !== ship && isOnSea(other) && areAdjacent(ship, other),
  )
  table.emit({ kind: 'shipLost', ship: ship.id, how: 'exploded' })
  if (table.isForeseen) return
  for (const target of near) blast(table, ship, target)
}

function blast(table: WsTable, ship: Ship, target: Ship): void {
  const { state } = table
  const number = explosionNumber(state, ship)
  const die = table.roll(dieSides, 'WS-203')
  const hits = hitsOn(hitTables(state), number, 'rigging', die)
  const rigging = riggingFelt(state, target, hits.rigging)
  table.emit({
    kind: 'explosionHit',
    ship: ship.id,
    target: target.id,
    table: number,
    die,
    ...hits,
    rigging,
  })
  if (isOn(state.options, 'explodingShips') && target.doom === 'none') catchFire(table, target)
}

/** [WS-203] By the guns that she had on a side when she was whole. */
export function explosionNumber(state: State, ship: Ship): number {
  const { options } = state
  if (!isOn(options, 'explodingShips')) return explosionTable
  const { guns, carronades } = cardOf(state, ship).log
  const { rake, normal } = rowFor(state, guns + carronades)
  const bonus = (rake[0] ?? 0) - (options.explosionNumber === 'difference' ? (normal[0] ?? 0) : 0)
  return Math.min(explosionTable, explosionFactor * bonus)
}

/** [WS-188] [WS-203] */
export function catchFire(table: WsTable, target: Ship): void {
  const die = table.roll(dieSides, 'WS-188')
  table.emit({ kind: 'fireBrokeOut', ship: target.id, die, isOutOfHand: die === fireOutOfHand })
}
