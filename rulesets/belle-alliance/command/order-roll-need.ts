import { isWithin } from '../formation/zone.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { areEnemies, isClosed, isDisordered, isOnBoard } from '../units.ts'
import { immediateChief, isStaffWithin } from './chiefs.ts'
import { partsOfBody } from './order-body.ts'
import type { OrderBody } from './order-body.ts'
import { partsFor } from './sheets.ts'

/** [BA-1.1.3-10] [BA-1.1.5-05] [BA-Q-71] Whether an order is followed only by a roll. */
export function needsRoll(state: State, body: OrderBody): boolean {
  const { decider } = body
  if (decider.status === 'waiting') return false
  if (partsOfBody(state, body).some(({ kind }) => kind === 'transfer')) return false
  return isFarFromChief(state, decider) || isHardToReform(state, body)
}

/** [BA-1.1.3-01] [BA-Q-20] Over 30 cm from its immediate chief, or without one. */
export function isFarFromChief(state: State, unit: Unit): boolean {
  const chief = immediateChief(state, unit)
  return !chief || !isStaffWithin(chief, unit, distances.orderRoll)
}

/** [BA-1.1.3-02] A formation change in disorder, or close to the enemy. */
function isHardToReform(state: State, { decider, units }: OrderBody): boolean {
  const isChanging = units.some(unit =>
    partsFor(state, unit.id).some(part => isFormationChange(unit, part)),
  )
  if (!isChanging) return false
  return decider.disorder !== 'OR' || hasClosedEnemyNear(state, decider)
}

export function hasClosedEnemyNear(state: State, unit: Unit): boolean {
  return state.units.some(
    enemy =>
      areEnemies(unit, enemy) &&
      isOnBoard(enemy) &&
      isClosed(enemy) &&
      !isDisordered(enemy) &&
      isWithin(unit, enemy, distances.enemyNearby),
  )
}

const changes: readonly Part['kind'][] = [
  'form',
  'sendOut',
  'recall',
  'occupy',
  'leave',
  'leaveGuns',
  'manGuns',
]

/** [BA-1.3.6-01] [BA-6.3.0-01] Work and rest are formations too: taking them up is a change. */
function isFormationChange({ formation }: Unit, { kind }: Part): boolean {
  if (kind === 'work' || kind === 'rest') return formation.kind !== kind
  return changes.includes(kind)
}
