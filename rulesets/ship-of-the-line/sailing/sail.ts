import { stepOf } from '@grognard/geometry/dots/heading.ts'
import { endIfFleetLost } from '../ending/victory.ts'
import type { SolTable } from '../rules.ts'
import { activeTurn } from '../ships.ts'
import type { Ship } from '../state.ts'
import { turnsAway } from '../tables/repairs.ts'
import { collide } from './collision.ts'
import type { Action } from './events.ts'
import { wayOf } from './ways.ts'

/** A cable as ordered: the way it goes, the heading after it, and the wish for a collision. */
export interface Cable {
  action: Action
  direction: number
  heading: number
  alongside: number | null
}

/** [SOL-024] To the next dot, over the edge or into another ship. */
export function sail(table: SolTable, ship: Ship, cable: Cable): void {
  const turn = activeTurn(table.state)
  const way = wayOf(table.state, ship, turn, cable.direction)
  if (way === 'collides') return collide(table, ship, cable)
  if (way !== 'clear') return leaveBoard(table, ship, cable.action)
  const { dx, dy } = stepOf(cable.direction)
  table.emit({
    kind: 'sailed',
    ship: ship.id,
    action: cable.action,
    x: ship.x + dx,
    y: ship.y + dy,
    heading: cable.heading,
    moves: turn.moves + 1,
  })
}

/** [SOL-125] [SOL-126] The turn ends, and the ship stays away for its next. [SOL-120] A prize is safe. */
function leaveBoard(table: SolTable, ship: Ship, action: Action): void {
  table.emit({
    kind: 'leftBoard',
    ship: ship.id,
    action,
    status: ship.isPrize ? 'safe' : 'disengaged',
    turnsAway: ship.isPrize ? 0 : turnsAway + 1,
    moves: activeTurn(table.state).moves + 1,
  })
  if (ship.isPrize) endIfFleetLost(table)
}
