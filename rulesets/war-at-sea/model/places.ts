import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Message } from '@grognard/umpire'
import { section } from '../book/tables/measures.ts'
import { doesTouch } from './air.ts'
import type { State } from './state.ts'
import { isAfloat, nameOf } from './units.ts'

const letters = 26

/** A place over the table as the chart calls it: the square of its grid, and the ship below an aircraft there. */
export function placeName(state: State, at: Point): Message {
  const square = squareAt(state, at)
  const below = state.units.find(unit => isAfloat(unit) && doesTouch(state, at, unit))
  return below
    ? { key: 'was.place.over', values: { square, unit: nameOf(state, below.id) } }
    : { key: 'was.place.square', values: { square } }
}

/** Letters from the west, figures from the north, a section of the ruler to each: C4. */
function squareAt({ rules }: State, { x, y }: Point): string {
  const column = Math.max(0, Math.ceil(x / section) - 1)
  const row = Math.max(1, Math.ceil((rules.height - y) / section))
  return `${lettersOf(column)}${row}`
}

/** A to Z, then AA, AB and so on. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % letters))
  return column < letters ? letter : lettersOf(Math.floor(column / letters) - 1) + letter
}
