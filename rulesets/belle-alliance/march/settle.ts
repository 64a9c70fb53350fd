import { encounter, halt, stopBefore } from './encounter.ts'
import type { Field } from './field.ts'
import { isAfter, isMoving } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { comesNearer, foresee } from './meetings.ts'
import { overlap } from './outline.ts'
import type { Pair } from './pairs.ts'
import { mayPass } from './passing.ts'
import { poseAt } from './pose-at.ts'
import { newPlace } from './walk.ts'

const ended = newPlace()
const stood = newPlace()

/** [BA-Q-14] Meetings of a tick in the order they come; of those at once the lower unit's first. */
export function settle(field: Field, pairs: readonly Pair[]): void {
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
