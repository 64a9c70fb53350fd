import { distanceToPoint } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { Of, Seat } from '@grognard/umpire'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { isInfantry, unitOf } from '../units.ts'
import { fieldOf } from './field.ts'
import { firstOffer, offersOf } from './offers.ts'

/** Fallen chiefs are replaced and routed units rallied, foot in line, as long as any can be. */
export function nextRallied(view: State, seat: Seat): Order | undefined {
  const replacing = firstOffer(view, seat, 'replaceChief')
  if (replacing) return replacing
  const offers = offersOf(view, seat, 'reorganise')
  return offers.find(({ unit, formation }) => isFootInLine(view, unit, formation)) ?? offers[0]
}

function isFootInLine(view: State, unit: string, formation: string): boolean {
  return formation === 'line' && isInfantry(unitOf(view, unit))
}

/** About as far as a retreat leads. */
const WAY = cm(30)

/** The way back that leads farthest from enemies and stays on the board. */
export function bestDirection(view: State, seat: Seat): Order | undefined {
  const { enemies } = fieldOf(view, seat)
  const offers = offersOf(view, seat, 'chooseDirection')
  const safety = ({ unit, heading }: Of<Order, 'chooseDirection'>) => {
    const { x, y } = offset({ ...centreOf(unitOf(view, unit)), heading }, WAY, 0)
    const beyond = Math.max(0, -x, -y, x - view.width, y - view.height)
    return Math.min(...enemies.map(enemy => distanceToPoint(hullOf(enemy), x, y))) - beyond
  }
  const first = offers.filter(({ unit }) => unit === offers[0]?.unit)
  const [best] = first.toSorted((one, other) => safety(other) - safety(one))
  return best
}
