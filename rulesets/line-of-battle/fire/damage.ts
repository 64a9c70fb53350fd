import type { LobTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Shot } from '../state.ts'
import type { RowId } from '../tables/damage.ts'
import { rudderTurns } from '../tables/fire.ts'
import { exchangeOf } from './exchange.ts'

/** [LOB-157] Shot and answer take effect together, after both have been worked out. */
export function applyDamage(table: LobTable): void {
  const shots = exchangeOf(table.state).shots.slice()
  for (const shot of shots) applyShot(table, shot)
  for (const shot of shots) sinkIfDestroyed(table, shot.target)
}

function applyShot(table: LobTable, shot: Shot): void {
  if (shot.row === null) return
  const { target: ship } = shot
  strikeOff(table, ship, shot.row, shot.damage)
  if (shot.critical === 'rudder') table.emit({ kind: 'rudderShotAway', ship, turns: rudderTurns })
  if (shot.critical === 'mainmast') table.emit({ kind: 'mainmastShotAway', ship })
}

/** [LOB-009] [LOB-138] Boxes go from the end of the row; what is beyond it is lost. */
export function strikeOff(table: LobTable, id: string, row: RowId, damage: number): void {
  const boxes = shipOf(table.state, id)[row]
  const lost = Math.min(boxes, damage)
  table.emit({ kind: 'shipDamaged', ship: id, row, lost, left: boxes - lost })
}

/** [LOB-152] Without a box of hull the ship is destroyed and taken off the board. */
export function sinkIfDestroyed(table: LobTable, id: string): void {
  const ship = shipOf(table.state, id)
  if (ship.status === 'afloat' && ship.hull === 0) table.emit({ kind: 'shipSunk', ship: id })
}
