import { doomDie, hullFates, surrender } from '../../book/tables/fates.ts'
import { dieSides } from '../../book/tables/gunnery.ts'
import { areEnemies, distanceBetween, isFighting, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { explode } from './explosions.ts'

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
