import type { Message, Value } from '@grognard/umpire'
import { placeName } from './places.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isGunnersOnly } from './units.ts'

/** A unit's name for messages: a skirmish line and gunners off their guns bear that of their unit. */
export function nameOf(unit: Unit): Value {
  const { name, mother } = unit
  if (mother !== null) return { key: 'ba.unit.skirmish', values: { name } }
  return isGunnersOnly(unit) ? { key: 'ba.unit.gunners', values: { name } } : name
}

/** Where the sentence itself says “the gunners of …”: the bare name, whether they are off their guns or not. */
export function nameOfCrewed(state: State, id: string): Value {
  return findUnit(state, id)?.name ?? id
}

/** The name of the unit, or the id that is none. */
export function nameOfUnit(state: State, id: string): Value {
  const unit = findUnit(state, id)
  return unit ? nameOf(unit) : id
}

/** What the place is called, or the id that is none. */
export function nameOfGround(state: Pick<State, 'terrain'>, id: string): Value {
  return state.terrain.some(piece => piece.id === id) ? placeName(state, id) : id
}

/** What bears an id, of whatever sort it is, for refusals: “that” where it is the id of nothing. */
export function thingNamed(state: State, id: string): Value {
  const unit = findUnit(state, id)
  if (unit) return nameOf(unit)
  const staff = state.staff.find(figure => figure.id === id)
  if (staff) return staff.name
  return state.terrain.some(piece => piece.id === id) ? placeName(state, id) : { key: 'ba.that' }
}

/** Values in a row, with commas between them. */
export function listed(values: readonly Value[]): Value {
  const [first = '', ...rest] = values
  if (rest.length === 0) return first
  return { key: 'ba.points.list', values: { first, rest: listed(rest) } }
}

/** Texts in the order of their characters' codes, the same in every engine: ids, lower first. */
export function byCode(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

const BETWEEN_POINTS = 4500

/** A heading by the nearest point of the compass, for the map has north at the top. */
export function compassOf(heading: number): Message {
  const point = POINTS[Math.round(heading / BETWEEN_POINTS) % POINTS.length] ?? 'n'
  return { key: `ba.compass.${point}` }
}
