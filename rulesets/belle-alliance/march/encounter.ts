import { isLineBySoutien } from '../morale/passage.ts'
import { coverInMelee } from '../ground/index.ts'
import { isClosed, isSkirmishLine } from '../units.ts'
import type { Field } from './field.ts'
import { canStrike, isAfter, isMoving } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { poseAt, rateAt } from './pose-at.ts'
import { newPlace } from './walk.ts'

/** How finely a pressed unit's way to what bars it is looked for: halvings of a tick. */
const HALVINGS = 8

const there = newPlace()

/** [BA-4.1.1-04] [BA-4.1.2-03] The zone of the one has met an enemy: it presses it, attacks it or stops. */
export function encounter(field: Field, one: Marcher, other: Marcher, at: number): void {
  if (isPressed(field, one, other, at)) press(field, one, other, at)
  else stopBefore(field, one, other, at)
}

/** [BA-4.1.2-05] [BA-4.3.1-02] [BA-4.2.0-05] It attacks what it cannot press, where it may, or stops. */
export function stopBefore(field: Field, one: Marcher, other: Marcher, at: number): void {
  const { attack } = one
  halt(one, other, at)
  if (attack === null || one.hasMet) return
  const isTarget = isAfter(one, other)
  if ((isTarget || attack.ifMet === 'attack') && canStrike(one, other)) {
    strike(field, one, other, at)
  } else {
    one.attack = null
    const cause = isTarget ? 'barred' : 'otherMet'
    field.happened.push({ kind: 'attackCancelled', unit: one.unit.id, by: other.unit.id, cause })
  }
}

/** [BA-4.1.1-05] The attacked enemy stops too, and with it who presses it. */
function strike(field: Field, one: Marcher, other: Marcher, at: number): void {
  one.hasMet = true
  halt(other, one, at)
  if (other.presser) halt(other.presser, other, at)
  const isCharge = rateAt(one, at) === 'charge'
  field.happened.push({ kind: 'attackMet', unit: one.unit.id, enemy: other.unit.id, isCharge })
}

/** Stands from here on, for the rest of the phase. */
export function halt(one: Marcher, other: Marcher, at: number): void {
  if (one.isStopped) return
  one.limit = Math.min(one.limit, at)
  one.isStopped = true
  one.stoppedBy = other
}

/** [BA-4.3.1-01] [BA-4.2.0-01] [BA-4.2.0-02] Whether this enemy gives way before it. */
function isPressed({ state }: Field, one: Marcher, other: Marcher, at: number): boolean {
  const { unit, presser } = other
  if (!isMoving(one, at) || !isClosed(one.unit) || unit.walls) return false
  if (presser !== null && presser !== one) return false
  const isTarget = isAfter(one, other)
  if (unit.disorder === 'FU') return !isTarget
  if (!isSkirmishLine(unit) || coverInMelee(state, unit, one.unit) !== null) return false
  return !isTarget || isLineBySoutien(state, unit)
}

/** [BA-4.2.0-03] From here on it is shifted with the presser, as far as the ground lets it. */
function press(field: Field, one: Marcher, other: Marcher, at: number): void {
  other.presser = one
  other.pressedFrom = at
  other.wasPressedBy = one
  other.isStopped = true
  if (!one.presses.includes(other)) one.presses.push(other)
  if (!other.unit.doing.pressedBack)
    field.happened.push({ kind: 'pressedBack', unit: other.unit.id, by: one.unit.id })
  const last = lastOpen(field, other, at)
  if (last < 1) stopBefore(field, one, other, last)
}

/** [BA-4.2.0-04] [BA-4.2.0-05] The last part of the tick at which the pressed unit is on open ground. */
function lastOpen({ land }: Field, other: Marcher, from: number): number {
  if (land.isOpen(other, poseAt(other, 1, there))) return 1
  let low = from
  let high = 1
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (land.isOpen(other, poseAt(other, middle, there))) low = middle
    else high = middle
  }
  return low
}
