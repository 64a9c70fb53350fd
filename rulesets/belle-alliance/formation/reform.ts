import { HALF_TURN, QUARTER_TURN, normalise } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { FormPart } from '../parts.ts'
import type { Formation } from '../state.ts'
import { facesAllRound } from '../units.ts'
import { frontOf, poseWithCentre, poseWithFront, centreOf } from './footprint.ts'
import type { Standing } from './footprint.ts'
import { baseOf, sizeOfUnit } from './size.ts'

/** A formation and how it is taken: the fields of the part but its name. */
export type Change = Omit<FormPart, 'kind'>

/** A change of formation with nothing special about it. */
export function plainChange({ kind, front, gap }: Formation): Change {
  return { formation: kind, front, gap, turnsAbout: false, quarter: 'none', middle: 'left' }
}

/** Where the unit stands in its new formation: a fresh formation and pose. */
export interface Reformed extends Pose {
  formation: Formation
}

/** [BA-2.2.4-02] [BA-2.2.1-01] [BA-2.2.1-02] Round the middle figure of the front, which becomes that of the new one. */
export function reformed(unit: Standing, change: Change): Reformed {
  const formation = { kind: change.formation, front: change.front, gap: change.gap }
  if (isQuarterTurn(unit, change)) return { formation, ...quarterTurned(unit, formation, change) }
  const isUnlimbering = change.formation === 'unlimbered' && change.turnsAbout
  const before = isUnlimbering ? turnedAbout(unit) : facing(unit, change)
  const after = { ...before, formation, ...roundMiddle(before, formation, change) }
  const isLimbering = change.formation === 'limbered' && change.turnsAbout
  const { x, y, heading } = isLimbering ? turnedAbout(after) : after
  return { formation, x, y, heading }
}

function roundMiddle(unit: Standing, formation: Formation, { middle }: Change): Pose {
  const after = { ...unit, formation }
  const side = middle === 'left' ? -1 : 1
  const shift = side * (stepOf(unit) - stepOf(after))
  const front = offset({ ...frontOf(unit), heading: unit.heading }, 0, shift)
  return poseWithFront(after, front)
}

/** How far the middle figure of a front of even number stands beside the middle, 1/1000 cm. */
function stepOf(unit: Standing): number {
  if (sizeOfUnit(unit).files % 2 === 1) return 0
  const { width } = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return (width + (unit.formation.gap ?? 0)) / 2
}

/** [BA-1.3.1-10] What has a front to all sides may choose which of them becomes the front. */
function facing(unit: Standing, { quarter, turnsAbout }: Change): Standing {
  if (!facesAllRound(unit.formation)) return unit
  const turn = quarter === 'none' ? 0 : quarter === 'left' ? -QUARTER_TURN : QUARTER_TURN
  return { ...unit, heading: normalise(unit.heading + turn + (turnsAbout ? HALF_TURN : 0)) }
}

/** [BA-2.4.1-01] Each figure turns about: the outline stays. */
function turnedAbout(unit: Standing): Standing {
  const heading = normalise(unit.heading + HALF_TURN)
  return { ...unit, ...poseWithCentre(unit, centreOf(unit), heading) }
}

/** [BA-2.2.2-01] Between line and march column. */
export function isQuarterTurn({ formation: { kind } }: Standing, change: Change): boolean {
  if (change.quarter === 'none') return false
  const isToColumn = kind === 'line' && change.formation === 'marchColumn'
  return isToColumn || (kind === 'marchColumn' && change.formation === 'line')
}

/**
 * [BA-2.2.2-01] [BA-2.2.2-02] Of a line the wing on the side it turns to becomes the head of the
 * column; of a column the head becomes a wing of the line, and the others adapt to it.
 */
function quarterTurned(unit: Standing, formation: Formation, { quarter }: Change): Pose {
  const turn = quarter === 'left' ? -QUARTER_TURN : QUARTER_TURN
  const heading = normalise(unit.heading + turn)
  const after = { ...unit, formation }
  const centre = { ...centreOf(unit), heading: unit.heading }
  if (formation.kind === 'marchColumn') {
    const side = quarter === 'left' ? -1 : 1
    return poseWithFront(after, offset(centre, 0, (side * sizeOfUnit(unit).width) / 2), heading)
  }
  const back = (sizeOfUnit(unit).depth - sizeOfUnit(after).width) / 2
  return poseWithCentre(after, offset(centre, back, 0), heading)
}
