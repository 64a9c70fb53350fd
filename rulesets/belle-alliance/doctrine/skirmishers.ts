import { offset } from '@grognard/geometry/measured/offset.ts'
import { partsFor } from '../command/index.ts'
import { gapsFor, lineOut } from '../formation/choices.ts'
import { frontOf, hullOf } from '../formation/footprint.ts'
import { hasRoom } from '../formation/room.ts'
import { mostToSend } from '../formation/send-out.ts'
import type { Order } from '../orders.ts'
import type { Formation, State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { SKIRMISH_SHARE } from '../tables/parting.ts'
import { findUnit, isClosed, isOnBoard } from '../units.ts'
import { near, room } from './distances.ts'
import { nearestEnemy } from './field.ts'
import type { Field, Near } from './field.ts'
import { leastParty } from './houses.ts'
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

/** Light troops cover the front before they come to grips. */
export function* sendingOut({ state }: Field, unit: Unit, { distance }: Near): Generator<Order> {
  if (!unit.isLight || !isClosed(unit) || unit.formation.kind === 'marchColumn') return
  if (distance < near.skirmishFrom || distance > near.skirmishTo) return
  const figures = Math.min(Math.floor(unit.figures / SKIRMISH_SHARE), mostToSend(state, unit))
  const gap = gapsFor(unit).least
  if (figures < leastParty || lineOut(state, unit) || !isFreeBefore(state, unit, figures, gap))
    return
  const { id, heading } = unit
  yield { kind: 'sendOut', unit: id, figures, gap, heading, distance: distances.sendOut }
}

function isFreeBefore(state: State, unit: Unit, figures: number, gap: number): boolean {
  const formation: Formation = { kind: 'skirmish', front: null, gap }
  const front = { ...frontOf(unit), heading: unit.heading }
  const line = { ...unit, ...offset(front, distances.sendOut, 0), figures, formation }
  return hasRoom(state, line, [unit.id])
}
