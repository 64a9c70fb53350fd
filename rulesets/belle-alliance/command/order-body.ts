import { isWithin } from '../formation/zone.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { findUnit, isOnBoard, isSkirmishLine, unitOf } from '../units.ts'
import { partsFor } from './sheets.ts'
import { byCode } from '../text-order.ts'

/** [BA-1.1.2-11] Orders that one roll decides: a unit's, and those of its lines that get theirs through it. */
export interface OrderBody {
  /** Its situation says whether there is a roll, and what counts for it. */
  decider: Unit
  /** Those with a written order; the decider need not be one. */
  units: Unit[]
}

/** [BA-1.1.2-11] [BA-1.1.2-13] The mother unit of a line with a figure near to it, else undefined. */
export function motherNear(state: State, line: Unit): Unit | undefined {
  if (!isSkirmishLine(line) || line.mother === null) return undefined
  const mother = findUnit(state, line.mother)
  const isNear = mother && isOnBoard(mother) && isWithin(line, mother, distances.ownOrders)
  return isNear ? mother : undefined
}

/** All written orders, the lower id first. */
export function orderBodies(state: State): OrderBody[] {
  const bodies = new Map<string, OrderBody>()
  const ids = state.sheets.map(({ unit }) => unit).toSorted(byCode)
  for (const id of ids) {
    const unit = unitOf(state, id)
    const decider = motherNear(state, unit) ?? unit
    const body = bodies.get(decider.id)
    if (body) body.units.push(unit)
    else bodies.set(decider.id, { decider, units: [unit] })
  }
  return [...bodies.values()]
}

export function partsOfBody(state: State, { units }: OrderBody): Part[] {
  return units.flatMap(({ id }) => partsFor(state, id))
}
