import { figuresNear, lineOf, soutienOf } from '../formation/soutien.ts'
import type { State, Unit } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { crosses } from './bystanders.ts'
import { hullOf } from '../formation/footprint.ts'
import type { LineOfFire } from './line.ts'

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
