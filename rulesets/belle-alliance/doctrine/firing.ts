import type { Of, Seat } from '@grognard/umpire'
import { partsFor } from '../command/index.ts'
import { declaredOf } from '../fire/declare.ts'
import { isNeighbour, isSupport } from '../fire/helpers.ts'
import { isShotLost } from '../fire/lost.ts'
import { shotOf } from '../fire/shot.ts'
import type { Order } from '../orders.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { isArtillery, isSkirmishLine, unitOf } from '../units.ts'
import { offersOf } from './offers.ts'

type FireOrder = Of<Order, 'fire'>

/** Parts of an order that continued fire would forbid. */
const movements: readonly Part['kind'][] = ['march', 'attack', 'form', 'sendOut', 'occupy', 'leave']

/** [BA-1.1.1-04] Who fires on does not march: only units that are to stay do. */
export function bestContinuedFire(view: State, seat: Seat): Order | undefined {
  return bestShot(view, seat, ({ id }) => !isToMove(view, id)) ?? bestSupport(view, seat)
}

function isToMove(view: State, unit: string): boolean {
  return partsFor(view, unit).some(({ kind }) => movements.includes(kind))
}

/** All that can fire to good purpose, then neighbours and supports for who needs them. */
export function bestFire(view: State, seat: Seat): Order | undefined {
  return (
    bestShot(view, seat, unit => !isAttacking(view, unit)) ??
    bestNeighbour(view, seat) ??
    bestSupport(view, seat)
  )
}

/** [BA-4.1.3-05] Who is about to come to grips keeps its fire. */
function isAttacking({ attacks }: State, { id }: Unit): boolean {
  return attacks.some(({ unit, met }) => unit === id && met !== null)
}

/** The best shot of the first unit that has one and has not fired. */
function bestShot(view: State, seat: Seat, mayFire: (unit: Unit) => boolean): Order | undefined {
  const fired = new Set(view.fires.map(({ unit }) => unit))
  const offers = offersOf(view, seat, 'fire')
    .filter(({ isHidden, unit }) => !isHidden && !fired.has(unit) && mayFire(unitOf(view, unit)))
    .map(order => ({ order, worth: worthOf(view, order) }))
    .filter(({ worth }) => worth > 0)
  const [first] = offers
  if (!first) return undefined
  const ofUnit = offers.filter(({ order }) => order.unit === first.order.unit)
  return ofUnit.reduce((best, other) => (other.worth > best.worth ? other : best)).order
}

/** Fire of so many gunners is worth that of more muskets. */
const GUNNER = 5
/** What fire is worth in the first zone and in those behind it. */
const byZone = [1, 0.6, 0.35] as const

/** Near and dense before far and thin, shaken before fresh; 0 for fire that would be lost. */
function worthOf(view: State, order: FireOrder): number {
  const shot = shotOf(view, declaredOf(view, { ...order, isRanging: false }))
  if (!shot.target || shot.zone === null || isShotLost(shot)) return 0
  const dense = isSkirmishLine(shot.target) ? 0.3 : shot.target.formation.kind === 'line' ? 1 : 1.3
  const shaken = { OR: 1, LU: 1.4, U: 1.1, FU: 0.3 }[shot.target.disorder]
  const sheltered = shot.target.building === null ? 1 : 0.5
  const weight = isArtillery(shot.firer) ? GUNNER : 1
  return shot.figures * weight * dense * shaken * sheltered * (byZone[shot.zone - 1] ?? 0)
}

/** [BA-3.1.6-01] Who has no good shot of its own helps that of a friend. */
function bestNeighbour(view: State, seat: Seat): Order | undefined {
  return offersOf(view, seat, 'beNeighbour').find(({ unit, of, against }) => {
    const fire = view.fires.find(other => other.unit === of && other.target === against)
    return fire !== undefined && isNeighbour(shotOf(view, fire), unitOf(view, unit))
  })
}

/** [BA-3.1.7-04] Who neither fires nor is neighbour stands by a friend. */
function bestSupport(view: State, seat: Seat): Order | undefined {
  return offersOf(view, seat, 'support').find(({ unit, of }) =>
    isSupport(view, unitOf(view, unit), unitOf(view, of)),
  )
}
