import { findSheet } from '../command/sheets.ts'
import { centreOf } from '../formation/footprint.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { isDisordered } from '../units.ts'
import { nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { marchTo } from './marching.ts'
import { isLawful } from './offers.ts'

/**
 * A beginner's mistake: as it stands straight at the nearest enemy, with no orders to attack him.
 * None for a garrison, for skirmishers, in disorder, and for who has orders already.
 */
export function rushOf(field: Field, unit: Unit): Order | undefined {
  const { state, seat } = field
  if (unit.building !== null || unit.mother !== null || isDisordered(unit)) return undefined
  const near = findSheet(state, unit.id) ? undefined : nearestEnemy(field, unit)
  if (!near) return undefined
  const way = marchTo(field, unit, centreOf(near.enemy), { isCautious: false })
  return way.find(order => isLawful(state, seat, order))
}
