import { bearing, cosine, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { cornerAt, newCorners } from '@grognard/geometry/measured/corners.ts'
import { angles } from '../../book/tables/scale.ts'
import type { Leg } from '../../model/clauses.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { AS_FAR_AS_POSSIBLE } from '../../model/marching/marcher.ts'
import { placeOutline } from '../../model/marching/poses.ts'
import { isMarchColumn } from '../../model/marching/rates.ts'
import { rebase } from '../../model/marching/legs.ts'
import { terrainOf } from '../../model/units.ts'
import type { Field } from './meetings.ts'

const theirs = newCorners()

/**
 * [BA-4.1.2-02] An attacker whose target moved in the last tick, or whose legs are done, goes for it:
 * straight on if it is ahead, else with a turn that its rate allows; if it cannot, it stops.
 */
export function pursue(field: Field, marcher: Marcher): void {
  const { attack } = marcher
  if (attack === null || marcher.hasMet || marcher.isStopped) return
  const target = targetOf(field, marcher)
  if (keepsItsWay(marcher, target) || isInOnePivot(marcher)) return
  const aim = attack.againstPosition ? aimAtPosition(field, marcher) : aimAt(marcher, target)
  const legs = aim === null ? null : legsTowards(marcher, aim)
  if (legs === null) return isTurning(marcher) ? undefined : stop(marcher, target)
  marcher.isFollowing = true
  marcher.legs = legs
  marcher.course = 0
  marcher.from.leg = 0
  rebase(marcher.from)
}

/** [BA-2.4.3-03] Columns on a road turn as it does. */
function isOnRoad({ unit, terrainCost }: Marcher): boolean {
  return isMarchColumn(unit) && terrainCost.grounds.includes('road')
}

/** The way that was written goes on while the target stands, or against a position. */
function keepsItsWay({ attack, isFollowing, from, legs }: Marcher, target?: Marcher): boolean {
  if (from.leg >= legs.length) return false
  return attack?.againstPosition === true || (!isFollowing && !target?.hasMovedLast)
}

/** [BA-2.4.1-02] The one pivot of a charge is finished as it was begun. */
function isInOnePivot({ turnsOnce, legs, from }: Marcher): boolean {
  return turnsOnce && legs[from.leg]?.kind === 'pivot' && from.used > 0
}

/** Its written way has a turn before it that may yet bring the target ahead. */
function isTurning({ isFollowing, legs, from }: Marcher): boolean {
  return !isFollowing && legs.slice(from.leg).some(({ kind }) => kind !== 'straight')
}

function stop(marcher: Marcher, target: Marcher | undefined): void {
  const { attack } = marcher
  const because = target || attack?.againstPosition ? 'noTurn' : 'targetGone'
  marcher.obstruction = { because, by: attack?.target ?? '', tick: 0 }
  marcher.legs = []
  marcher.isFollowing = false
}

/** [BA-4.5.0-04] The infantry that the gunners are with goes before their guns. */
function targetOf({ byUnit }: Field, { aims }: Marcher): Marcher | undefined {
  const last = aims.at(-1)
  return last === undefined ? undefined : byUnit.get(last)
}

/** A point to make for, and what is taken up ahead of it to both sides. */
interface Aim {
  x: number
  y: number
  isAhead: boolean
}

function aimAt(marcher: Marcher, target: Marcher | undefined): Aim | null {
  if (!target) return null
  placeOutline(target, target.from, theirs)
  let isAhead = false
  let isBehind = true
  let least = Infinity
  let most = -Infinity
  for (let i = 0; i < 8; i += 2) {
    const { ahead, aside } = seenFrom(marcher, cornerAt(theirs, i), cornerAt(theirs, i + 1))
    if (ahead > 0) isBehind = false
    least = Math.min(least, aside)
    most = Math.max(most, aside)
  }
  if (isBehind) return null
  isAhead = most > -marcher.beam / 2 && least < marcher.beam / 2
  return { ...middleOfTheirs(), isAhead }
}

function middleOfTheirs() {
  return {
    x: (cornerAt(theirs, 0) + cornerAt(theirs, 4)) / 2,
    y: (cornerAt(theirs, 1) + cornerAt(theirs, 5)) / 2,
  }
}

/** [BA-4.1.2-01] A position does not move: it makes for the middle of its terrain. */
function aimAtPosition({ state }: Field, marcher: Marcher): Aim | null {
  const { attack } = marcher
  if (!attack || attack.terrain === '') return null
  const { x, y } = middleOf(terrainOf(state, attack.terrain).points)
  const { ahead, aside } = seenFrom(marcher, x, y)
  if (ahead <= 0) return null
  return { x, y, isAhead: Math.abs(aside) < marcher.beam / 2 }
}

/** The middle of the rectangle round some points. */
function middleOf(points: readonly number[]) {
  const xs = points.filter((_, i) => i % 2 === 0)
  const ys = points.filter((_, i) => i % 2 === 1)
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
}

/** A point as seen from the middle of the front rank, 1/1000 cm. */
function seenFrom({ from, toFront }: Marcher, x: number, y: number) {
  const s = sine(from.heading)
  const c = cosine(from.heading)
  const dx = x - from.x - toFront * s
  const dy = y - from.y - toFront * c
  return { ahead: dx * s + dy * c, aside: dx * c - dy * s }
}

function legsTowards(marcher: Marcher, aim: Aim): Leg[] | null {
  const onwards: Leg = { kind: 'straight', amount: AS_FAR_AS_POSSIBLE }
  if (aim.isAhead) return [onwards]
  const { from, turnsOnce, hasPivoted } = marcher
  const turn = turnBetween(
    from.heading,
    bearing(from.x, from.y, Math.round(aim.x), Math.round(aim.y)),
  )
  if (turnsOnce && !isOnRoad(marcher)) {
    if (hasPivoted || Math.abs(turn) > angles.chargePivot) return null
  }
  return [{ kind: 'pivot', amount: turn }, onwards]
}
