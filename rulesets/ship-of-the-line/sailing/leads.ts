import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { Pose } from '@grognard/umpire'
import { poseOf } from '../picture/ground.ts'
import type { Ship, State } from '../state.ts'
import { headingAlongside } from './collision.ts'
import type { Cable } from './sail.ts'
import { wayOf } from './ways.ts'
import { activeTurn } from '../ships.ts'

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
