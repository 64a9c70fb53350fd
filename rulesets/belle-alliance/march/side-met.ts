import { cornersOf, turnBetween } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { segmentsCross } from '@grognard/geometry/measured/segment.ts'
import { edgesOf, hasNoFlanksNorRear } from '../formation/edges.ts'
import type { Edge } from '../formation/edges.ts'
import { figureHullsOf } from '../formation/figures.ts'
import { frontOf, hullOf } from '../formation/footprint.ts'
import { aheadOf } from '@grognard/geometry/measured/pose.ts'
import type { Unit } from '../state.ts'
import { angles, ZONE_DEPTH } from '../tables/distances.ts'
import { FIGURES_IN_FLANK } from '../tables/movement.ts'

/**
 * [BA-4.1.8-01] [BA-4.1.8-02] Where an attacker in contact takes an enemy: in the flank with enough
 * figures behind its extended front and a line square to the attacker's front that meets the flank
 * steeply; in the rear where such a line meets that.
 */
export function sideMet(attacker: Unit, defender: Unit): 'front' | 'flank' | 'rear' {
  if (hasNoFlanksNorRear(defender)) return 'front'
  const edges = edgesOf(defender).filter(edge => isMetBy(attacker, edge))
  const isFlank = edges.some(edge => edge.countsAs.endsWith('Flank') && isSteep(attacker, edge))
  if (isFlank && figuresBehindFront(attacker, defender) >= FIGURES_IN_FLANK) return 'flank'
  return edges.some(edge => edge.countsAs === 'rear') ? 'rear' : 'front'
}

/** [BA-4.1.8-01] Figures of the attacker wholly or partly behind the enemy's extended front. */
export function figuresBehindFront(attacker: Unit, defender: Unit): number {
  const front = { ...frontOf(defender), heading: defender.heading }
  return figureHullsOf(attacker).filter(figure => {
    const corners = cornersOf(figure)
    return [0, 2, 4, 6].some(i => aheadOf(front, entry(corners, i), entry(corners, i + 1)) < 0)
  }).length
}

/** Lines ahead of the attacker's front reach the edge from outside. */
export function isMetBy(attacker: Unit, edge: Edge): boolean {
  if (Math.abs(turnBetween(attacker.heading, edge.outward)) <= 9_000) return false
  const { beam } = hullOf(attacker)
  const { x, y } = frontOf(attacker)
  const [s, c] = [sine(attacker.heading), cosine(attacker.heading)]
  const step = beam / LINES
  for (let aside = (step - beam) / 2; aside < beam / 2; aside += step) {
    const [fromX, fromY] = [x + aside * c, y - aside * s]
    const [toX, toY] = [fromX + REACH * s, fromY + REACH * c]
    if (segmentsCross(fromX, fromY, toX, toY, edge.ax, edge.ay, edge.bx, edge.by)) return true
  }
  return false
}

/** Lines drawn from the attacker's front, and how far. */
const LINES = 40
const REACH = 3 * ZONE_DEPTH

/** [BA-4.1.8-01] The line meets the flank at 45 to 90 degrees. */
function isSteep(attacker: Unit, { outward }: Edge): boolean {
  const square = Math.abs(turnBetween(attacker.heading, outward + 18_000))
  return 9_000 - square >= angles.flank
}
