import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { SolTable } from '../rules.ts'
import { shipAt } from '../ships.ts'
import type { Ship } from '../state.ts'
import { collide } from './collision.ts'
import { downwind, isDot } from './ways.ts'

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
