import { turned } from '@grognard/geometry/dots/heading.ts'
import type { Message } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { activeTurn } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { headingAlongside } from './collision.ts'
import type { Cable } from './sail.ts'
import { struckBy, wayOf } from './ways.ts'

/** A cable in words: the manoeuvre and what it comes to. */
export function tellCable(state: State, ship: Ship, cable: Cable): Message {
  const manoeuvre = manoeuvreOf(ship, cable)
  const way = wayOf(state, ship, activeTurn(state), cable.direction)
  if (way === 'clear' || way === 'barred') return manoeuvre
  if (way === 'leaves') return { key: 'sol.order.leaving', values: { manoeuvre } }
  const struck = shipName(struckBy(state, ship, cable.direction))
  const alongside = headingAlongside(ship.heading, cable.direction, cable.alongside)
  const heading = { key: `sol.heading.${alongside}` }
  return { key: 'sol.order.colliding', values: { manoeuvre, struck, heading } }
}

function manoeuvreOf(ship: Ship, { action, heading }: Cable): Message {
  const values = { heading: { key: `sol.heading.${heading}` } }
  if (action !== 'move') return { key: `sol.order.${action}`, values }
  if (heading === ship.heading) return { key: 'sol.order.move.ahead', values }
  const side = heading === turned(ship.heading, 1) ? 'starboard' : 'port'
  return { key: `sol.order.move.${side}`, values }
}
