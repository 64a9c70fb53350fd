import { bearing, turnBetween } from '@grognard/geometry'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { SINGLE_MODEL } from '../../book/tables/fire.ts'
import { angles } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { figuresNear, lineOf, soutienOf } from '../figures.ts'
import { hullOf } from '../footprint.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { isClosed, isOnBoard } from '../units.ts'
import { crosses } from './line-of-fire.ts'
import type { LineOfFire } from './line-of-fire.ts'

/** The angle between the line of fire and a heading, 0 to 90 degrees in 1/100. */
function angleWith({ from, hit }: LineOfFire, heading: number): number {
  const turn = Math.abs(turnBetween(bearing(from.x, from.y, hit.x, hit.y), heading))
  return Math.min(turn, HALF_TURN - turn)
}

/** [BA-3.1.8-01] */
export function isFlankFire(line: LineOfFire, target: Unit): boolean {
  const { countsAs } = line.edge
  const isOnFlank = countsAs === 'rightFlank' || countsAs === 'leftFlank'
  return isOnFlank && angleWith(line, target.heading) >= angles.flank
}

/** [BA-3.1.8-02] */
export function isRearFire({ edge }: LineOfFire): boolean {
  return edge.countsAs === 'rear'
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-05] Fire along a formation, or at an attack column. */
export function isAlong(line: LineOfFire, target: Unit): boolean {
  const { formation, guns, heading } = target
  if (!isFormed(target)) return false
  switch (formation.kind) {
    case 'attackColumn':
      return true
    case 'marchColumn':
    case 'limbered':
      return angleWith(line, heading) < angles.columnEffect
    case 'unlimbered':
      return guns.length > SINGLE_MODEL && isEnfilade(line, heading)
    case 'line':
      return isEnfilade(line, heading)
    default:
      return false
  }
}

function isEnfilade(line: LineOfFire, heading: number): boolean {
  return angleWith(line, heading + QUARTER_TURN) < angles.columnEffect
}

const drawnUp: readonly FormationKind[] = ['line', 'marchColumn', 'unlimbered', 'limbered']

/** [BA-3.1.9-04] [BA-3.1.9-03] [BA-3.1.9-05] What takes column effect from guns through a unit behind it. */
export function isDrawnUp(unit: Unit): boolean {
  return isFormed(unit) && drawnUp.includes(unit.formation.kind)
}

/** [BA-3.1.9-05] Closed, and not in a building. */
export function isFormed(unit: Unit): boolean {
  return unit.walls === null && isClosed(unit)
}

/** [BA-3.3.2-01] The skirmish line whose figures count with the unit that is fired at. */
export function lineCounting(state: State, target: Unit, phase: string): Unit | undefined {
  if (target.building !== null) return undefined
  const line = lineOf(state, target)
  if (!line || figuresNear(line, target) === 0) return undefined
  return isFiredAtItself(state, line, phase) ? undefined : line
}

function isFiredAtItself({ fires }: State, line: Unit, phase: string): boolean {
  return fires.some(
    fire =>
      fire.target === line.id && fire.phase === phase && fire.lost === null && !fire.isRanging,
  )
}

/** [BA-3.3.2-01] [BA-Q-72] Figures of the target for the ratio rows: guns never count more. */
export function figuresUnderFire(state: State, target: Unit, phase: string): number {
  const line = lineCounting(state, target, phase)
  const near = line ? figuresNear(line, target) : 0
  return sharersOf(state, target).reduce((sum, { figures }) => sum + figures, target.figures + near)
}

/** [BA-3.3.1-01] [BA-4.5.0-03] [BA-6.1.1-07] Gunners in refuge with a unit, and who is in the building with it. */
export function sharersOf({ units }: State, { id, building }: Unit): Unit[] {
  return units.filter(unit => {
    if (unit.id === id || !isOnBoard(unit)) return false
    return unit.refuge === id || (building !== null && unit.building === building)
  })
}

/** [BA-3.3.2-02] The line of fire runs through the skirmish line. */
export function crossesLine({ from, hit }: LineOfFire, line: Unit): boolean {
  return crosses(hullOf(line), from, hit)
}

/** [BA-3.3.1-02] [BA-6.1.2-03] A skirmish line with a figure within 15 cm of its soutien. */
export function hasSoutien(state: State, line: Unit): boolean {
  const soutien = soutienOf(state, line)
  return soutien !== undefined && soutien.building === null && figuresNear(line, soutien) > 0
}
