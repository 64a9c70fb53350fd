import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { extentAround, gridOf } from '@grognard/geometry/measured/grid.ts'
import type { Extent } from '@grognard/geometry/measured/grid.ts'
import { BISECTION } from '../../book/tables/march.ts'
import { CONTACT, ZONE_DEPTH, diceOfRoll, sidesOfDie } from '../../book/tables/scale.ts'
import type { Event } from '../../events.ts'
import { isLineBySoutien } from '../../model/forced-moves.ts'
import { coverInMelee } from '../../model/ground/cover.ts'
import type { Land } from '../../model/marching/land.ts'
import { newPlace } from '../../model/marching/legs.ts'
import { canStrike, isAfter, isMoving } from '../../model/marching/marcher.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { overlap, poseAt, rateAt, squaredApart, zoneReaches } from '../../model/marching/poses.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, isAbandoned, isClosed, isSkirmishLine, mayPass } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'

type Meeting = 'zone' | 'body' | 'own'

/** What the ticks of a phase are played on. */
export interface Field {
  readonly state: State
  readonly land: Land
  /** The units on the board, in the order of the state's list. */
  readonly marchers: Marcher[]
  readonly byUnit: Map<string, Marcher>
  /** [BA-Q-14] Pairs of own units that ran into each other, and who of them goes on. */
  readonly rightOfWay: Map<string, Marcher>
  /** [BA-4.5.0-03] Gunners who go along with the infantry that took them in. */
  readonly refugees: readonly Unit[]
  /** What has happened in this tick beside the moves, told after them. */
  happened: Event[]
}

/** Two units near enough to meet in this tick, and where they do next. */
export interface Pair {
  one: Marcher
  other: Marcher
  areEnemies: boolean
  /** Whether what follows still holds. */
  isKnown: boolean
  /** Part of the tick at which they meet next; above 1 for never. */
  at: number
  meeting: Meeting
  by: Marcher
  /** What has been dealt with in this tick: zone of the one, zone of the other, bodies. */
  done: Record<Meeting | 'otherZone', boolean>
}

/** What lies beyond the tick. */
const NEVER = 2

/** The pairs of which at least one moves and whose circles come together; the first is the lower. */
export function nearPairs(marchers: readonly Marcher[]): Pair[] {
  const inOrder = marchers.map((marcher, place) => ({ marcher, place, extent: extentAt(marcher) }))
  const byPlace = gridOf(inOrder, ({ extent }) => extent)
  const pairs: Pair[] = []
  for (const { marcher: one, place, extent } of inOrder)
    for (const other of byPlace.meeting(extent))
      if (other.place > place && isNear(one, other.marcher)) pairs.push(pairOf(one, other.marcher))
  return pairs
}

/** Where its zones may come to in the tick. */
function extentAt(marcher: Marcher): Extent {
  const reach = marcher.radius + marcher.swing + ZONE_DEPTH
  return extentAround(centreX(marcher), centreY(marcher), reach)
}

function isNear(one: Marcher, other: Marcher): boolean {
  const swing = one.swing + other.swing
  if (swing === 0 && !isAttacking(one) && !isAttacking(other)) return false
  const reach = one.radius + other.radius + swing + 2 * ZONE_DEPTH
  const dx = centreX(one) - centreX(other)
  if (dx > reach || dx < -reach) return false
  const dy = centreY(one) - centreY(other)
  return dx * dx + dy * dy <= reach * reach
}

function isAttacking({ attack, hasMet }: Marcher): boolean {
  return attack !== null && !hasMet
}

function centreX({ from, toFront, length }: Marcher): number {
  return from.x + (toFront - length / 2) * sine(from.heading)
}

function centreY({ from, toFront, length }: Marcher): number {
  return from.y + (toFront - length / 2) * cosine(from.heading)
}

function pairOf(one: Marcher, other: Marcher): Pair {
  return {
    one,
    other,
    areEnemies: areEnemies(one.unit, other.unit),
    isKnown: false,
    at: NEVER,
    meeting: 'body',
    by: one,
    done: { zone: false, otherZone: false, body: false, own: false },
  }
}

const onePlace = newPlace()
const otherPlace = newPlace()
const later = newPlace()

/** Finds out where a pair meets next, from this part of the tick on. */
function foresee(pair: Pair, now: number): void {
  pair.isKnown = true
  pair.at = NEVER
  if (!pair.areEnemies) return note(pair, 'own', pair.one, ownOverlap(pair, now))
  const { one, other, done } = pair
  if (isAbandoned(one.unit) || isAbandoned(other.unit)) return
  if (!done.zone) note(pair, 'zone', one, zoneContact(one, other, now))
  if (!done.otherZone) note(pair, 'zone', other, zoneContact(other, one, now))
  if (!done.body) note(pair, 'body', one, firstOverlap(one, other, now))
}

function note(pair: Pair, meeting: Meeting, by: Marcher, at: number): void {
  if (at >= pair.at) return
  pair.at = at
  pair.meeting = meeting
  pair.by = by
}

/** [BA-4.1.1-07] [BA-4.1.1-04] When the zone of the one meets the other, if that matters to the one. */
function zoneContact(one: Marcher, other: Marcher, now: number): number {
  if (one.zones === 0 || other.presser === one) return NEVER
  const attacks = seeks(one, other)
  if (!attacks && !isMoving(one, now)) return NEVER
  const reaches = (part: number) =>
    zoneReaches(one, poseAt(one, part, onePlace), other, poseAt(other, part, otherPlace))
  const at = firstOf(one, other, now, reaches)
  if (at > 1) return NEVER
  return attacks || comesNearer(one, other, at) ? at : NEVER
}

/** [BA-4.1.1-05] [BA-4.1.2-04] It has an announced attack that is meant for, or may turn to, this enemy. */
function seeks(one: Marcher, other: Marcher): boolean {
  const { attack } = one
  if (attack === null || one.hasMet) return false
  const turnsTo = (one.stoppedBy === other || one.isAtPosition) && attack.ifMet === 'attack'
  return (isAfter(one, other) || turnsTo) && canStrike(one, other)
}

/** Its own march brings it nearer to where the other is then, by more than what counts as contact. */
function comesNearer(one: Marcher, other: Marcher, at: number): boolean {
  poseAt(other, at, otherPlace)
  poseAt(one, 1, later)
  if (overlap(one, later, other, otherPlace)) return true
  const ended = Math.sqrt(squaredApart(one, later, other, otherPlace))
  return ended < Math.sqrt(squaredApart(one, one.from, other, otherPlace)) - CONTACT
}

/** [BA-2.3.4-02] Own units share ground only where the one may pass through the other. */
function ownOverlap({ one, other, done }: Pair, now: number): number {
  if (done.own || one.presser || other.presser) return NEVER
  if (!isMoving(one, now) && !isMoving(other, now)) return NEVER
  if (mayPass(one.unit, other.unit) && mayPass(other.unit, one.unit)) return NEVER
  return firstOverlap(one, other, now)
}

/** The last part before two outlines come over each other; NEVER if they do already. */
function firstOverlap(one: Marcher, other: Marcher, now: number): number {
  const overlaps = (part: number) =>
    overlap(one, poseAt(one, part, onePlace), other, poseAt(other, part, otherPlace))
  if (overlaps(now)) return NEVER
  return bisect(one, other, now, overlaps, false)
}

function firstOf(one: Marcher, other: Marcher, now: number, holds: Holds): number {
  return holds(now) ? now : bisect(one, other, now, holds, true)
}

type Holds = (part: number) => boolean

/** [BA-Q-14] The part at which something begins to hold, or the last before it, to 1/100 cm. */
function bisect(one: Marcher, other: Marcher, now: number, holds: Holds, within: boolean): number {
  const half = (now + 1) / 2
  let high = holds(half) ? half : 1
  if (high === 1 && !holds(1)) return NEVER
  let low = high === half ? now : half
  const finest = BISECTION / Math.max(BISECTION, one.swing + other.swing)
  while (high - low > finest) {
    const middle = (low + high) / 2
    if (holds(middle)) high = middle
    else low = middle
  }
  return within ? high : low
}

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
