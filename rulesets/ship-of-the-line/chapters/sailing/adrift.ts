import { stepOf } from '@grognard/geometry/dots/heading.ts'
import { downwind, isDot, shipAt } from '../../model/board.ts'
import { surrenderShip } from '../../model/capitulation.ts'
import { activeShip, activeTurn, isAdrift, shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { endIfFleetLost } from '../../model/victory.ts'
import type { SolTable } from '../../rules.ts'
import { collide } from './collision.ts'

/** [SOL-094] One cable downwind, perhaps into a ship; a ship that is to strike stays on the board. */
export function drift(table: SolTable, ship: Ship): void {
  const direction = downwind(table.state)
  const { dx, dy } = stepOf(direction)
  const x = ship.x + dx
  const y = ship.y + dy
  if (!isDot(table.state, x, y)) return
  if (shipAt(table.state, x, y))
    return collide(table, ship, { action: 'drift', direction, alongside: null })
  table.emit({ kind: 'drifted', ship: ship.id, x, y })
}

/**
 * [SOL-094] At the end of its turn a ship that began it adrift drifts and surrenders. One that a card
 * has mended since then is adrift no more from its beginning: `mended` in the chapter of the officers.
 */
export function giveUpIfAdrift(table: SolTable): void {
  const { state } = table
  const ship = activeShip(state)
  if (ship.status !== 'afloat' || !activeTurn(state).wasAdrift || !isAdrift(ship)) return
  if (!ship.isWreckHolding) drift(table, ship)
  if (state.outcome || shipOf(state, ship.id).status !== 'afloat') return
  surrenderShip(table, ship.id, 'adrift')
  endIfFleetLost(table)
}
