import { distanceToPoint } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { Of, Seat } from '@grognard/umpire'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { cm } from '../measures.ts'
import { headingsFor } from '../morale/headings.ts'
import type { Order } from '../orders.ts'
import type { State, Unit } from '../state.ts'
import { isInfantry, unitOf } from '../units.ts'
import { fieldOf } from './field.ts'
import { firstOffer, isLawful, legalOrdersOf } from './offers.ts'

/** Fallen chiefs are replaced and routed units rallied, foot in line, as long as any can be. */
export function nextRallied(view: State, seat: Seat): Order | undefined {
  const replacing = firstOffer(view, seat, 'replaceChief')
  if (replacing) return replacing
  const legalOrders = legalOrdersOf(view, seat, 'reorganise')
  return (
    legalOrders.find(({ unit, formation }) => isFootInLine(view, unit, formation)) ?? legalOrders[0]
  )
}

function isFootInLine(view: State, unit: string, formation: string): boolean {
  return formation === 'line' && isInfantry(unitOf(view, unit))
}

/** About as far as a retreat leads. */
const WAY = cm(30)

type Direction = Of<Order, 'chooseDirection'>

/** The way back that leads farthest from enemies and stays on the board. */
export function bestDirection(view: State, seat: Seat): Order | undefined {
  for (const move of view.forced) {
    const { unit, heading } = move
    if (heading !== null || unitOf(view, unit).seat !== seat) continue
    const ways = headingsFor(view, move).map((way): Direction => ({
      kind: 'chooseDirection',
      unit,
      heading: way,
    }))
    const found = bySafety(view, ways).find(order => isLawful(view, seat, order))
    if (found) return found
  }
  return bySafety(view, legalOrdersOf(view, seat, 'chooseDirection'))[0]
}

function bySafety(view: State, orders: readonly Direction[]): Direction[] {
  const enemies = fieldOf(view, orders[0] ? unitOf(view, orders[0].unit).seat : '').enemies
  return orders
    .map(order => ({ order, safety: safetyOf(view, enemies, order) }))
    .toSorted((one, other) => other.safety - one.safety)
    .map(({ order }) => order)
}

function safetyOf(view: State, enemies: readonly Unit[], { unit, heading }: Direction): number {
  const { x, y } = offset({ ...centreOf(unitOf(view, unit)), heading }, WAY, 0)
  const beyond = Math.max(0, -x, -y, x - view.width, y - view.height)
  return Math.min(...enemies.map(enemy => distanceToPoint(hullOf(enemy), x, y))) - beyond
}
