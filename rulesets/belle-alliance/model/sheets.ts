import { seatsAsked, stepOf } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { distances } from '../book/tables/scale.ts'
import type { ClauseKind, ClauseOf, OrderClause } from './clauses.ts'
import { isWithin } from './contact.ts'
import { byCode } from './names.ts'
import type { Sheet, State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isOnBoard, isSkirmishLine, unitOf } from './units.ts'

/** Sheets by unit, as far as the list was known when somebody last looked. */
interface Known {
  sheets: Map<string, Sheet>
  count: number
  last: Sheet | undefined
}

const lists = new WeakMap<readonly Sheet[], Known>()

/** New sheets come last, so while the last known one stands where it stood no earlier one has gone. */
export function findSheet({ sheets }: Pick<State, 'sheets'>, unit: string): Sheet | undefined {
  if (sheets.length === 0) return undefined
  const before = lists.get(sheets)
  const known = before && sheets[before.count - 1] === before.last ? before : noneKnown(sheets)
  for (; known.count < sheets.length; known.count += 1) note(known, sheets[known.count])
  return known.sheets.get(unit)
}

function noneKnown(sheets: readonly Sheet[]): Known {
  const known = { sheets: new Map<string, Sheet>(), count: 0, last: undefined }
  lists.set(sheets, known)
  return known
}

/** Of several for one unit the first counts. */
function note(known: Known, sheet: Sheet | undefined): void {
  known.last = sheet
  if (sheet && !known.sheets.has(sheet.unit)) known.sheets.set(sheet.unit, sheet)
}

/** What is written for the unit, whether it will be followed or not. */
export function clausesFor(state: State, unit: string): readonly OrderClause[] {
  return findSheet(state, unit)?.parts ?? []
}

/** The clause of that kind that stands on the unit's sheet, whether it will be followed or not. */
export function writtenClause<K extends ClauseKind>(
  state: State,
  unit: string,
  kind: K,
): ClauseOf<K> | undefined {
  return clausesFor(state, unit).find((clause): clause is ClauseOf<K> => clause.kind === kind)
}

/** [BA-1.1.2-04] The clause of that kind, if the unit follows its order; else undefined. */
export function followedClause<K extends ClauseKind>(
  state: State,
  unit: string,
  kind: K,
): ClauseOf<K> | undefined {
  return findSheet(state, unit)?.result === 'followed'
    ? writtenClause(state, unit, kind)
    : undefined
}

/** [BA-1.1.2-05] [BA-1.1.1-02] The seat has sealed its sheets; [BA-Q-74] of several who share a side, each his own. */
export function hasSealed(state: State, seat: Seat): boolean {
  const side = state.sides.find(one => one.seat === seat)
  if (side && state.commanders.length === 0) return side.hasSealed
  return stepOf(state) === 'orders' && !seatsAsked(state).includes(seat)
}

/** Why two clauses cannot stand on one sheet. */
export interface Exclusion {
  rule: RuleId
  /** Whichever of the two is written first. */
  excluded(one: ClauseKind, other: ClauseKind): boolean
}

/** [BA-2.2.5-02] Gunners leave their guns and form for work or rest in one change. */
const gunnersLeave: ClauseKind = 'leaveGuns'

/** [BA-2.2.1-04] Sending out, recalling and limbering do not count as the turn's formation change. */
const countAsTheTurnsChange: readonly ClauseKind[] = ['form', 'occupy', 'leave', 'manGuns']

function isTheTurnsChange(kind: ClauseKind): boolean {
  return countAsTheTurnsChange.includes(kind)
}

function isAlone(kind: ClauseKind, besides: readonly ClauseKind[] = []) {
  const holds = (one: ClauseKind, other: ClauseKind) =>
    one === kind && other !== kind && !besides.includes(other)
  return (one: ClauseKind, other: ClauseKind) => holds(one, other) || holds(other, one)
}

export const exclusions: readonly Exclusion[] = [
  { rule: 'BA-1.1.5-05', excluded: isAlone('transfer') },
  { rule: 'BA-5.5.4-01', excluded: isAlone('rest', [gunnersLeave, 'transfer']) },
  { rule: 'BA-6.3.0-03', excluded: isAlone('work', [gunnersLeave, 'transfer', 'rest']) },
  {
    rule: 'BA-2.2.1-04',
    excluded: (one, other) => one !== other && [one, other].every(isTheTurnsChange),
  },
]

/** [BA-1.1.3-08] Two orders with one text are the same order; empty where nothing can be read. */
export function orderKeyOf(state: State, unit: string): string {
  return clausesFor(state, unit).map(keyOfClause).toSorted(byCode).join(' ')
}

/** Order of the fields does not matter, for players' programs write them as they like. */
export function keyOfClause(clause: OrderClause): string {
  return Object.entries(clause)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .toSorted(byCode)
    .join(',')
}

/** [BA-1.1.2-11] Orders that one roll decides: a unit's, and those of its lines that get theirs through it. */
export interface OrderGroup {
  /** Its situation says whether there is a roll, and what counts for it. */
  decider: Unit
  /** Those with a written order; the decider need not be one. */
  units: Unit[]
}

/** [BA-1.1.2-11] [BA-1.1.2-13] The mother unit of a line with a figure near to it, else undefined. */
export function motherNear(state: State, line: Unit): Unit | undefined {
  if (!isSkirmishLine(line) || line.mother === null) return undefined
  const mother = findUnit(state, line.mother)
  const isNear = mother && isOnBoard(mother) && isWithin(line, mother, distances.ownOrders)
  return isNear ? mother : undefined
}

/** [BA-1.1.5-05] The unit is a line whose mother unit is ordered to go over, and goes with it. */
export function goesOverWithMother(state: State, { mother }: Unit): boolean {
  return mother !== null && writtenClause(state, mother, 'transfer')?.body === ''
}

/** The first line of the unit for which something is written. */
export function lineWithOrders(state: State, { id }: Unit): Unit | undefined {
  return state.units.find(
    ({ mother, id: line }) => mother === id && clausesFor(state, line).length > 0,
  )
}

/** All written orders, the lower id first. */
export function orderGroups(state: State): OrderGroup[] {
  const groups = new Map<string, OrderGroup>()
  const ids = state.sheets.map(({ unit }) => unit).toSorted(byCode)
  for (const id of ids) {
    const unit = unitOf(state, id)
    const decider = motherNear(state, unit) ?? unit
    const group = groups.get(decider.id)
    if (group) group.units.push(unit)
    else groups.set(decider.id, { decider, units: [unit] })
  }
  return [...groups.values()]
}

export function clausesOfGroup(state: State, { units }: OrderGroup): OrderClause[] {
  return units.flatMap(({ id }) => clausesFor(state, id))
}

/** The unit as it will march if what else is written for it is done: its formation, out of a house. */
export function withPendingOrders(state: State, unit: Unit): Unit {
  const form = writtenClause(state, unit.id, 'form')
  const leave = writtenClause(state, unit.id, 'leave')
  const clause = form ?? leave
  if (!clause) return unit
  const gap = form?.gap ?? null
  const formation = { kind: clause.formation, front: clause.front, gap }
  const outside = leave ? { building: null, walls: null, x: leave.x, y: leave.y } : {}
  const heading = leave ? leave.heading : unit.heading
  return { ...unit, formation, heading, ...outside }
}

/** [BA-2.2.1-06] Changes of formation that halve the march of the turn. */
const halveTheMarch: readonly ClauseKind[] = ['form', 'leave', 'sendOut', 'recall', 'manGuns']

/** [BA-2.1.0-03] So do these. */
const divide: readonly ClauseKind[] = ['split', 'join']

/** [BA-2.1.0-03] [BA-2.2.1-06] The unit as it will march, with the halvings that what else is written brings. */
export function asMarching(state: State, unit: Unit): Unit {
  const isWritten = (kind: ClauseKind) => writtenClause(state, unit.id, kind) !== undefined
  const ordered = withPendingOrders(state, unit)
  const split = ordered.doing.split || divide.some(isWritten)
  const reformed = ordered.doing.reformed || halveTheMarch.some(isWritten)
  return { ...ordered, doing: { ...ordered.doing, split, reformed } }
}
