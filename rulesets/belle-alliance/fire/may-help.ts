import { edgesOf } from '../formation/edges.ts'
import type { Edge } from '../formation/edges.ts'
import { distanceBetween } from '../formation/zone.ts'
import { soutienOf } from '../formation/soutien.ts'
import type { State, Unit } from '../state.ts'
import { angles, distances } from '../tables/distances.ts'
import { FIGURES_TO_HELPER } from '../tables/fire-limits.ts'
import {
  facesAllRound,
  isArtillery,
  isCavalry,
  isClosed,
  isDisordered,
  isInfantry,
} from '../units.ts'
import { stretchesIn } from './field.ts'

/** [BA-3.1.6-02] [BA-3.1.7-02] [BA-6.1.2-03] Formed up, in hand and outside of buildings. */
export function isFitToHelp(helper: Unit): boolean {
  return isClosed(helper) && !isDisordered(helper) && helper.walls === null
}

/** [BA-3.1.6-02] Infantry, cavalry and artillery are arms; the kinds of cavalry are one. */
export function isOfSameArm(one: Unit, other: Unit): boolean {
  return [isInfantry, isCavalry, isArtillery].some(isArm => isArm(one) && isArm(other))
}

/** [BA-3.1.6-02] [BA-3.1.7-03] The friend is a skirmish line that it backs or belongs to. */
export function isItsLine(state: State, helper: Unit, friend: Unit): boolean {
  return friend.mother === helper.id || soutienOf(state, friend) === helper
}

/** [BA-3.1.6-02] [BA-3.1.7-02] At least half as many figures. */
export function isManyEnough(helping: number, figures: number): boolean {
  return helping * FIGURES_TO_HELPER >= figures
}

/** [BA-3.1.7-03] */
export function isOfSupportingArm(helper: Unit, friend: Unit): boolean {
  return !isArtillery(helper) && !(isInfantry(helper) && isCavalry(friend))
}

/** [BA-3.1.7-01] Less than 10 cm off. */
export function isNearToSupport(helper: Unit, friend: Unit): boolean {
  return distanceBetween(helper, friend) < distances.support
}

/** [BA-3.1.7-01] A line from its front within the angle meets the friend. */
export function isPointedAt(helper: Unit, friend: Unit): boolean {
  const edges = edgesOf(helper)
  const fronts = facesAllRound(helper.formation) ? edges : edges.slice(0, 1)
  return fronts.some(front => stretchesIn(fieldBefore(front), friend).length > 0)
}

function fieldBefore({ ax, ay, bx, by, outward }: Edge) {
  return {
    front: { x: (ax + bx) / 2, y: (ay + by) / 2, heading: outward },
    left: { x: ax, y: ay },
    right: { x: bx, y: by },
    half: angles.support,
  }
}
