import { errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/** What must hold of a state that is in shape; the first thing wrong, or null. */
export type StateCheck<State> = (state: State) => ValidationError | null

/** Every check in turn. */
export function firstError<State>(
  checks: readonly StateCheck<State>[],
): (state: State) => ValidationError | null {
  return state => {
    for (const check of checks) {
      const error = check(state)
      if (error) return error
    }
    return null
  }
}

/** A check of each row of a list, told where it stands. */
export function ofEach<State, Row>(
  name: string,
  rows: (state: State) => readonly Row[],
  check: (row: Row, at: string, state: State) => ValidationError | null,
): StateCheck<State> {
  return state => {
    for (const [index, row] of rows(state).entries()) {
      const error = check(row, `${name}[${index}]`, state)
      if (error) return error
    }
    return null
  }
}

/** No two of the rows may have the same mark; rows without one are passed over. */
export function noTwo<State, Row>(
  name: string,
  rows: (state: State) => readonly Row[],
  markOf: (row: Row, state: State) => string | null,
  nameOf: (row: Row) => string,
  field = '',
): StateCheck<State> {
  return state => {
    const known = new Map<string, Row>()
    for (const [index, row] of rows(state).entries()) {
      const mark = markOf(row, state)
      if (mark === null) continue
      const other = known.get(mark)
      if (other !== undefined)
        return errorAt(`${name}[${index}]${field}`, 'ownPlace', { other: nameOf(other) })
      known.set(mark, row)
    }
    return null
  }
}

/** No two of the rows may stand so to each other as `clash` asks; the later one is told. */
export function noneClash<State, Row>(
  name: string,
  rows: (state: State) => readonly Row[],
  clash: (row: Row, before: Row, state: State) => boolean,
  nameOf: (row: Row) => string,
): StateCheck<State> {
  return state => {
    const all = rows(state)
    for (const [index, row] of all.entries()) {
      const other = all.slice(0, index).find(before => clash(row, before, state))
      if (other !== undefined)
        return errorAt(`${name}[${index}]`, 'ownPlace', { other: nameOf(other) })
    }
    return null
  }
}

/** A field that must have one value, for another field has its own. */
export function unlessFits(
  fits: boolean,
  at: string,
  field: string,
  value: string | number | boolean | null,
): ValidationError | null {
  return fits ? null : errorAt(at, 'toGoWith', { field, value: String(value) })
}

export function unlessWithin(
  value: number,
  from: number,
  to: number,
  at: string,
): ValidationError | null {
  return value >= from && value <= to ? null : errorAt(at, 'integerWithin', { from, to })
}
