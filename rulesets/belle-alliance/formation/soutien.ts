import { figureHullsOf } from './figures.ts'
import { hullOf } from './footprint.ts'
import { isHullWithin } from '@grognard/geometry'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { LINE_TO_SOUTIEN } from '../tables/parting.ts'
import { isClosed, isOnBoard, isSkirmishLine } from '../units.ts'

/** [BA-1.3.3-01] [BA-1.3.3-03] The unit that was ordered to back a skirmish line, or its mother unit. */
export function soutienOf(state: State, line: Unit): Unit | undefined {
  if (!isSkirmishLine(line)) return undefined
  const ordered = state.units.find(unit => unit.soutienOf === line.id && isFitFor(unit, line))
  if (ordered) return ordered
  return state.units.find(
    unit => unit.id === line.mother && !isServing(state, unit) && isFitFor(unit, line),
  )
}

/** [BA-1.3.3-03] Ordered to back a line that is still there. */
function isServing({ units }: State, { soutienOf: line }: Unit): boolean {
  return line !== null && units.some(unit => unit.id === line && isOnBoard(unit))
}

/** [BA-1.3.3-02] [BA-6.1.2-03] Closed, in no building, and half as many figures or more. */
export function isFitFor(unit: Unit, line: Unit): boolean {
  if (unit.building !== null) return false
  return isOnBoard(unit) && isClosed(unit) && LINE_TO_SOUTIEN * unit.figures >= line.figures
}

/** The skirmish line that the unit is the soutien of. */
export function lineOf(state: State, soutien: Unit): Unit | undefined {
  return state.units.find(line => isOnBoard(line) && soutienOf(state, line) === soutien)
}

/** [BA-3.3.1-02] [BA-4.3.2-02] Figures of a line that stand within 15 cm of its soutien. */
export function figuresNear(line: Unit, soutien: Unit): number {
  return figuresWithin(line, soutien, distances.soutien)
}

/** Figures of a unit whose base is within so many 1/1000 cm of the other's outline. */
export function figuresWithin(unit: Unit, other: Unit, limit: number): number {
  const theirs = hullOf(other)
  return figureHullsOf(unit).filter(figure => isHullWithin(figure, theirs, limit)).length
}
