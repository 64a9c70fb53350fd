import { writtenPart } from '../command/sheets.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'

/** The unit as it will march if what else is written for it is done: its formation, out of a house. */
export function asOrdered(state: State, unit: Unit): Unit {
  const form = writtenPart(state, unit.id, 'form')
  const leave = writtenPart(state, unit.id, 'leave')
  const part = form ?? leave
  if (!part) return unit
  const gap = form?.gap ?? null
  const formation = { kind: part.formation, front: part.front, gap }
  const outside = leave ? { building: null, walls: null, x: leave.x, y: leave.y } : {}
  const heading = leave ? leave.heading : unit.heading
  return { ...unit, formation, heading, ...outside }
}

/** [BA-2.1.0-03] [BA-2.2.1-06] The same with the halvings that what else is written brings. */
export function asMarching(state: State, unit: Unit): Unit {
  const isWritten = (kind: Part['kind']) => writtenPart(state, unit.id, kind) !== undefined
  const ordered = asOrdered(state, unit)
  const split = ordered.doing.split || splits.some(isWritten)
  const reformed = ordered.doing.reformed || changes.some(isWritten)
  return { ...ordered, doing: { ...ordered.doing, split, reformed } }
}

const splits: readonly Part['kind'][] = ['split', 'join']
const changes: readonly Part['kind'][] = ['form', 'leave', 'sendOut', 'recall', 'manGuns']
