import type { Of, Seat } from '@grognard/umpire'
import { partsFor } from '../command/index.ts'
import { distanceBetween } from '../formation/zone.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { unitOf } from '../units.ts'
import { firstOffer, offersOf } from './offers.ts'

type Shot = Of<Order, 'fire'>

/** [BA-1.1.1-04] Who fires on does not march: only units that are to stay do. */
export function bestContinuedFire(view: State, seat: Seat): Order | undefined {
  return bestShot(view, seat, unit => !isToMove(view, unit))
}

function isToMove(view: State, unit: string): boolean {
  return partsFor(view, unit).some(
    ({ kind }) => kind === 'march' || kind === 'attack' || kind === 'form',
  )
}

/** All that can fire, at what it hurts most; then who can, supports. */
export function bestFire(view: State, seat: Seat): Order | undefined {
  return bestShot(view, seat, () => true)
}

function bestShot(view: State, seat: Seat, mayFire: (unit: string) => boolean): Order | undefined {
  const offers = offersOf(view, seat, 'fire').filter(
    ({ isHidden, unit }) => !isHidden && mayFire(unit),
  )
  const fresh = offers.filter(({ unit }) => !view.fires.some(fire => fire.unit === unit))
  const [first] = fresh
  if (!first) return firstOffer(view, seat, 'support', 'beNeighbour')
  const ofUnit = fresh.filter(({ unit }) => unit === first.unit)
  return ofUnit.reduce((best, other) => (worthOf(view, other) > worthOf(view, best) ? other : best))
}

/** Near and dense before far and thin; what is close to breaking before what is fresh. */
function worthOf(view: State, shot: Shot): number {
  const target = unitOf(view, shot.target)
  const distance = distanceBetween(unitOf(view, shot.unit), target)
  const dense = target.formation.kind === 'skirmish' ? 0.3 : 1
  const shaken = target.disorder === 'LU' ? 1.4 : 1
  const figures = shot.figures + 5 * shot.guns.length
  return (figures * dense * shaken) / (distance + cm(5))
}
