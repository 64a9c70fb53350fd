import { offset } from '@grognard/geometry/measured/offset.ts'
import { partsFor } from '../command/index.ts'
import { hullOf } from '../formation/footprint.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { findUnit, isOnBoard } from '../units.ts'
import { near, room } from './distances.ts'
import { nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { hasArrived, marchTo } from './marching.ts'
import { endOfMarch } from './traffic.ts'

/** A line keeps before its unit, wherever that goes; far from the enemy it is called back. */
export function* skirmisherOrders(field: Field, line: Unit): Generator<Order> {
  const mother = findUnit(field.state, line.mother ?? '')
  if (!mother || !isOnBoard(mother) || mother.building !== null) return
  const threat = nearestEnemy(field, line)
  if (!threat || threat.distance > near.columns) {
    yield { kind: 'recall', unit: mother.id, line: line.id, figures: line.figures }
    return
  }
  const march = partsFor(field.state, mother.id).find(part => part.kind === 'march')
  const hull = march ? endOfMarch(field.state, mother, march) : hullOf(mother)
  const before = offset(hull, hull.length / 2 + room.skirmish, 0)
  if (!hasArrived(line, before)) yield* marchTo(field, line, before, { isCautious: false })
}
