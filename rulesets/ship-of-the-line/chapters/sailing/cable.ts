import { stepOf, turned } from '@grognard/geometry/dots/heading.ts'
import type { Message, Pose } from '@grognard/umpire'
import { turnsAway } from '../../book/tables/ship.ts'
import { poseOf } from '../../model/board.ts'
import { headingName, shipName } from '../../model/names.ts'
import { activeTurn } from '../../model/ships.ts'
import type { Action, Ship, State } from '../../model/state.ts'
import { endIfFleetLost } from '../../model/victory.ts'
import { struckBy, wayOf } from '../../model/ways.ts'
import type { SolTable } from '../../rules.ts'
import { collide, headingAlongside } from './collision.ts'

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

const half = 0.5

/**
 * Where a cable leads, in ground units: from the ship's dot over the middle of the cable, where
 * coming-about lies head to wind and wearing before it, to its end; a collision leads back.
 */
export function leadsOf(state: State, ship: Ship, cable: Cable): Pose[] {
  const way = wayOf(state, ship, activeTurn(state), cable.direction)
  const middle = poseOf(along(ship, cable.direction, half))
  if (way !== 'collides') return [poseOf(ship), middle, poseOf(endOf(ship, cable))]
  const heading = headingAlongside(ship.heading, cable.direction, cable.alongside)
  return [poseOf(ship), middle, poseOf({ ...ship, heading })]
}

function endOf(ship: Ship, { direction, heading }: Cable) {
  return { ...along(ship, direction, 1), heading }
}

/** Part of a cable onwards, pointing that way. */
function along(ship: Ship, direction: number, part: number) {
  const { dx, dy } = stepOf(direction)
  return { x: ship.x + dx * part, y: ship.y + dy * part, heading: direction }
}

/** A cable in words: the manoeuvre and what it comes to. */
export function cableText(state: State, ship: Ship, cable: Cable): Message {
  const manoeuvre = manoeuvreOf(ship, cable)
  const way = wayOf(state, ship, activeTurn(state), cable.direction)
  if (way === 'clear' || way === 'barred') return manoeuvre
  if (way === 'leaves')
    return {
      key: ship.isPrize ? 'sol.order.leaving.safe' : 'sol.order.leaving',
      values: { manoeuvre },
    }
  const struck = shipName(struckBy(state, ship, cable.direction))
  const alongside = headingAlongside(ship.heading, cable.direction, cable.alongside)
  const heading = headingName(alongside)
  return { key: 'sol.order.colliding', values: { manoeuvre, struck, heading } }
}

function manoeuvreOf(ship: Ship, { action, heading }: Cable): Message {
  const values = { heading: headingName(heading) }
  if (action !== 'move') return { key: `sol.order.${action}`, values }
  if (heading === ship.heading) return { key: 'sol.order.move.ahead', values }
  const side = heading === turned(ship.heading, 1) ? 'starboard' : 'port'
  return { key: `sol.order.move.${side}`, values }
}
