import { hullDistance, isHullWithin } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { CONTACT, ZONE_DEPTH } from '../tables/distances.ts'
import { facesAllRound, isArtillery } from '../units.ts'
import { edgesOf, middleOf } from './edges.ts'
import type { Edge } from './edges.ts'
import { hullOf } from './footprint.ts'
import type { Standing } from './footprint.ts'

/** [BA-4.1.1-01] [BA-1.3.1-13] A zone before each front; none out of a building or from dead guns. */
export function zonesOf(unit: Standing): Hull[] {
  if (unit.walls || (isArtillery(unit) && unit.figures === 0)) return []
  const edges = edgesOf(unit)
  const fronts = facesAllRound(unit.formation) ? edges : edges.slice(0, 1)
  return fronts.map(front => zoneBefore(unit, front))
}

function zoneBefore(unit: Standing, { outward, side, ...edge }: Edge): Hull {
  const { length, beam } = hullOf(unit)
  const middle = middleOf({ outward, side, ...edge })
  const { x, y } = offset({ ...middle, heading: outward }, ZONE_DEPTH / 2, 0)
  const isAcross = side === 'front' || side === 'rear'
  return { x, y, heading: outward, length: ZONE_DEPTH, beam: isAcross ? beam : length }
}

/** [BA-4.1.1-04] Whether a melee zone of the unit touches the other's outline. */
export function isInZone(unit: Standing, other: Standing): boolean {
  const theirs = hullOf(other)
  return zonesOf(unit).some(zone => isHullWithin(zone, theirs, CONTACT))
}

/** [BA-4.1.1-04] Melee contact: the zone of one of the two touches the other. */
export function areInMeleeContact(one: Standing, other: Standing): boolean {
  return isInZone(one, other) || isInZone(other, one)
}

/** [BA-1.1.7-04] Bases in contact. */
export function isTouching(one: Standing, other: Standing): boolean {
  return isHullWithin(hullOf(one), hullOf(other), CONTACT)
}

/** [BA-Q-21] From base edge to base edge, 1/1000 cm; 0 where they touch or overlap. */
export function distanceBetween(one: Standing, other: Standing): number {
  return hullDistance(hullOf(one), hullOf(other))
}

/** [BA-Q-21] Whether `distanceBetween` is at most this, 1/1000 cm. */
export function isWithin(one: Standing, other: Standing, limit: number): boolean {
  return isHullWithin(hullOf(one), hullOf(other), limit)
}
