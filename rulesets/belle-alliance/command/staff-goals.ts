import type { Staff, State, Unit } from '../state.ts'
import { cavalryRates } from '../tables/march.ts'
import { isOnBoard } from '../units.ts'
import { freeBeside } from './beside.ts'
import { isStaffWithin } from './chiefs.ts'

/** The order that moves a staff figure. */
export interface StaffMove {
  kind: 'moveStaff'
  staff: string
  x: number
  y: number
  /** The unit it is put in contact with, or empty. */
  contact: string
}

/** Units that are offered to a figure, the nearest first. */
const MOST_GOALS = 6

/** Moves worth while: into contact with the own units near, those under its chief before others. */
export function staffGoals(state: State, figure: Staff): StaffMove[] {
  return unitsInReach(state, figure)
    .slice(0, MOST_GOALS)
    .flatMap(unit => beside(state, figure, unit))
}

function unitsInReach(state: State, figure: Staff): Unit[] {
  const reach = cavalryRates.staff.road ?? 0
  const chief = figure.kind === 'chief' ? figure.id : figure.over
  const squared = (unit: Unit) =>
    (unit.x - figure.x) * (unit.x - figure.x) + (unit.y - figure.y) * (unit.y - figure.y)
  const rank = (unit: Unit) => (unit.chief === chief ? 0 : 1)
  return state.units
    .filter(unit => unit.seat === figure.seat && isOnBoard(unit) && unit.id !== figure.contact)
    .filter(unit => isStaffWithin(figure, unit, reach))
    .toSorted((one, other) => rank(one) - rank(other) || squared(one) - squared(other))
}

function beside(state: State, figure: Staff, unit: Unit): StaffMove[] {
  const pose = freeBeside(state, figure, unit, figure.x, figure.y)
  if (!pose) return []
  return [{ kind: 'moveStaff', staff: figure.id, x: pose.x, y: pose.y, contact: unit.id }]
}
