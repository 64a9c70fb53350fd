import { isOn } from '../../book/options.ts'
import { fireOutOfHand } from '../../book/tables/criticals.ts'
import {
  doomDie,
  explosionFactor,
  explosionTable,
  hullFates,
  surrender,
} from '../../book/tables/fates.ts'
import { dieSides } from '../../book/tables/gunnery.ts'
import { hitsOn } from '../../book/tables/hits.ts'
import { hitTables, rowFor } from '../../model/gunnery.ts'
import { riggingFelt } from '../../model/hits.ts'
import {
  areAdjacent,
  areEnemies,
  cardOf,
  distanceBetween,
  isFighting,
  isOnSea,
  shipOf,
} from '../../model/ships.ts'
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

/** [WS-200] Hulls that are gone; [WS-204] [WS-205] then ships that can only surrender. */
export function decideFates(table: WsTable): void {
  const { state } = table
  for (const ship of state.ships) if (isAfloat(ship) && ship.hull === 0) decideFate(table, ship)
  for (const { target, ship: to, forces: cause } of state.results)
    if (cause !== 'none' && isAfloat(shipOf(state, target)))
      table.emit({ kind: 'shipSurrendered', ship: target, to, cause })
}

const isAfloat = ({ status, doom }: Ship) => status === 'afloat' && doom === 'none'

/** [WS-200] [WS-175] In the Basic game she always strikes. */
function decideFate(table: WsTable, { id: ship }: Ship): void {
  const isBasic = table.state.options.game === 'basic'
  const fate = isBasic ? 'strikes' : hullFates[table.roll(dieSides, 'WS-200') - 1]
  if (fate) table.emit({ kind: 'fateDecided', ship, fate })
}

/** [WS-202] [WS-206] At the start of a turn: surrenders lapse, ships go down or blow up. */
export function rollForDoomed(table: WsTable): void {
  const { state } = table
  for (const ship of state.ships) if (ship.status === 'surrendered') lookForFriends(table, ship)
  const doomed = state.ships.filter(ship => ship.doom !== 'none' && isGoing(ship))
  for (const ship of doomed) if (isGoing(ship)) rollDoom(table, ship)
  if (state.results.some(({ isTaken }) => !isTaken)) table.interrupt('damage')
}

const isGoing = ({ status }: Ship) => status !== 'sunk' && status !== 'exploded'

function rollDoom(table: WsTable, ship: Ship): void {
  const { id, doom } = ship
  if (doom === 'none') return
  const ends = table.roll(dieSides, 'WS-202') === doomDie
  table.emit({ kind: 'doomRolled', ship: id, doom, ends })
  if (!ends) return
  if (doom === 'exploding') explode(table, ship)
  else table.emit({ kind: 'shipLost', ship: id, how: 'sunk' })
}

/** [WS-206] With a friend near at the start of a turn she acts again from the next. */
function lookForFriends(table: WsTable, ship: Ship): void {
  const { state } = table
  if (ship.prize) return
  if (ship.actsAgainIn === state.turn) table.emit({ kind: 'shipActsAgain', ship: ship.id })
  else if (hasFriendNear(state, ship))
    table.emit({ kind: 'surrenderLapsed', ship: ship.id, turn: state.turn + 1 })
}

function hasFriendNear(state: State, ship: Ship): boolean {
  return state.ships.some(
    other =>
      other !== ship &&
      isFighting(other) &&
      !areEnemies(state, ship, other) &&
      distanceBetween(ship, other) <= surrender.lapse,
  )
}
