import { diceOfRoll, sidesOfDie } from '../../book/tables/scale.ts'
import { isLineBySoutien } from '../../model/forced-moves.ts'
import { coverInMelee } from '../../model/ground/cover.ts'
import { canStrike, isAfter, isMoving } from '../../model/marching/marcher.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { overlap, poseAt, rateAt } from '../../model/marching/poses.ts'
import { newPlace } from '../../model/marching/legs.ts'
import { isClosed, isSkirmishLine, mayPass } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import type { Field, Pair } from './meetings.ts'
import { comesNearer, foresee } from './meetings.ts'

/** How finely a pressed unit's way to what bars it is looked for: halvings of a tick. */
const HALVINGS = 8

const there = newPlace()

/** [BA-4.1.1-04] [BA-4.1.2-03] The zone of the one has met an enemy: it presses it, attacks it or stops. */
function encounter(field: Field, one: Marcher, other: Marcher, at: number): void {
  if (isPressed(field, one, other, at)) press(field, one, other, at)
  else stopBefore(field, one, other, at)
}

/** [BA-4.1.2-05] [BA-4.3.1-02] [BA-4.2.0-05] It attacks what it cannot press, where it may, or stops. */
function stopBefore(field: Field, one: Marcher, other: Marcher, at: number): void {
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
function halt(one: Marcher, other: Marcher, at: number): void {
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

const ended = newPlace()
const stood = newPlace()

/** [BA-Q-14] Meetings of a tick in the order they come; of those at once the lower unit's first. */
export function resolveMeetings(field: Field, pairs: readonly Pair[]): void {
  let now = 0
  for (let next = earliest(pairs, now); next; next = earliest(pairs, now)) {
    now = next.at
    meet(field, next)
    for (const pair of pairs) if (isTouchedBy(pair, next)) pair.isKnown = false
  }
}

function earliest(pairs: readonly Pair[], now: number): Pair | null {
  let best: Pair | null = null
  for (const pair of pairs) {
    if (!pair.isKnown) foresee(pair, now)
    if (pair.at > 1) continue
    if (!best || goesBefore(pair, best)) best = pair
  }
  return best
}

/** [BA-4.1.2-03] Of the enemies that one unit meets at once the target of its attack goes first. */
function goesBefore(pair: Pair, best: Pair): boolean {
  if (pair.at !== best.at) return pair.at < best.at
  if (pair.by !== best.by) return pair.by.row < best.by.row
  return meetsTarget(pair) && !meetsTarget(best)
}

function meetsTarget({ one, other, by }: Pair): boolean {
  return isAfter(by, by === one ? other : one)
}

/** What one of the two does may now be otherwise, and what those do that it presses. */
function isTouchedBy({ one, other }: Pair, met: Pair): boolean {
  return isOneOf(one, met) || isOneOf(other, met)
}

function isOneOf(marcher: Marcher, { one, other }: Pair): boolean {
  const { presser } = marcher
  return marcher === one || marcher === other || (presser !== null && isEnd(presser, one, other))
}

function isEnd(presser: Marcher, one: Marcher, other: Marcher): boolean {
  return presser === one || presser === other
}

function meet(field: Field, pair: Pair): void {
  const { one, other, by, at, done } = pair
  if (pair.meeting === 'own') return giveWay(pair)
  if (pair.meeting === 'body') {
    done.body = true
    runInto(field, one, other, at)
    return runInto(field, other, one, at)
  }
  if (by === one) done.zone = true
  else done.otherZone = true
  encounter(field, by, by === one ? other : one, at)
}

/** Nobody marches through enemies; [BA-4.2.0-05] nor is anyone pressed through them. */
function runInto(field: Field, one: Marcher, other: Marcher, at: number): void {
  if (one.presser) stopBefore(field, one.presser, one, at)
  else if (isMoving(one, at) && comesNearer(one, other, at)) halt(one, other, at)
}

/** [BA-2.3.4-02] Who runs into an own unit that it may not pass waits for the rest of the tick. */
function giveWay(pair: Pair): void {
  const { one, other, at } = pair
  const holdsOne = runsUp(one, other, at) && !mayPass(one.unit, other.unit)
  const holdsOther = runsUp(other, one, at) && !mayPass(other.unit, one.unit)
  if (holdsOne) wait(one, other, at)
  if (holdsOther) wait(other, one, at)
  if (!holdsOne && !holdsOther) pair.done.own = true
}

function wait(one: Marcher, other: Marcher, at: number): void {
  one.limit = at
  one.heldBy = other
}

function runsUp(one: Marcher, other: Marcher, at: number): boolean {
  if (!isMoving(one, at)) return false
  return overlap(one, poseAt(one, 1, ended), other, poseAt(other, at, stood))
}

const onePlace = newPlace()
const otherPlace = newPlace()

/**
 * [BA-Q-14] Where two own units run into each other dice tell who goes on, once a phase for the two;
 * the other waits in every tick in which they do.
 */
export function giveRightOfWay(table: BaTable, field: Field, pairs: readonly Pair[]): void {
  for (const { one, other, areEnemies } of pairs) {
    if (areEnemies || !doBothRun(one, other)) continue
    const first = goesOn(table, field, one, other)
    const waits = first === one ? other : one
    waits.limit = 0
    waits.heldBy = first
  }
}

function goesOn(table: BaTable, { rightOfWay }: Field, one: Marcher, other: Marcher): Marcher {
  const key = `${one.unit.id} ${other.unit.id}`
  const first = rightOfWay.get(key) ?? rollFor(table, one, other)
  rightOfWay.set(key, first)
  return first
}

function doBothRun(one: Marcher, other: Marcher): boolean {
  if (!isMoving(one, 0) || !isMoving(other, 0)) return false
  if (mayPass(one.unit, other.unit) || mayPass(other.unit, one.unit)) return false
  if (overlap(one, one.from, other, other.from)) return false
  if (!overlap(one, poseAt(one, 1, onePlace), other, poseAt(other, 1, otherPlace))) return false
  return overlap(one, onePlace, other, other.from) === overlap(other, otherPlace, one, one.from)
}

function rollFor(table: BaTable, one: Marcher, other: Marcher): Marcher {
  let totals = [0, 0]
  while (totals[0] === totals[1])
    totals = [
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
    ]
  const first = (totals[0] ?? 0) > (totals[1] ?? 0) ? one : other
  const units = [one.unit.id, other.unit.id]
  table.emit({ kind: 'rightOfWayRolled', units, totals, goesOn: first.unit.id })
  return first
}
