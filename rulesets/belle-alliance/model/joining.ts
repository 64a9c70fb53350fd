import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { othersThatStay, standsStill, unitIn, withCommonRefusals } from './clauses.ts'
import type { ClauseOf, ContextOf } from './clauses.ts'
import { findBuildingTouched, isTouching } from './contact.ts'
import { nameOf } from './names.ts'
import { rootOf } from './parting.ts'
import { writtenClause } from './sheets.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isGunnersOnly, isOnBoard, unitOf } from './units.ts'

type Joining = ContextOf<'join'>

const bothNames = (context: Joining) => ({
  unit: nameOf(unitIn(context)),
  other: nameOf(partner(context)),
})

/** What stands against putting two parts together, before and when it is carried out. */
export const joinRefusals: BaRefusal<Joining>[] = [
  stop(
    'BA-1.2.1-01',
    'ba.refuse.unknownPartner',
    ({ state, seat, clause }) => !isOwnOnBoard(state, seat, clause.with),
  ),
  stop(
    'BA-1.2.1-01',
    'ba.refuse.notOfOneUnit',
    c => !areParts(c.state, unitIn(c), partner(c)),
    bothNames,
  ),
  refuse(
    'BA-1.3.5-02',
    'ba.refuse.standsStill',
    c => whoStandsStill(c) !== undefined,
    c => ({ unit: nameOf(whoStandsStill(c) ?? unitIn(c)) }),
  ),
  ...othersThatStay(partner),
  refuse('BA-1.1.2-01', 'ba.refuse.partnerRouts', c => partner(c).disorder === 'FU', bothNames),
  refuse(
    'BA-2.1.0-02',
    'ba.refuse.partsApart',
    c => !areTogether(unitIn(c), partner(c)),
    bothNames,
  ),
]

export const writtenJoinRefusals = withCommonRefusals(joinRefusals)

function partner({ state, clause }: Joining): Unit {
  return unitOf(state, clause.with)
}

function whoStandsStill(context: Joining): Unit | undefined {
  return [unitIn(context), partner(context)].find(standsStill)
}

export function isOwnOnBoard(state: State, seat: string, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

/** [BA-1.2.1-01] Two of the same tactical unit; lines and gunners come back by orders of their own. */
function areParts(state: State, one: Unit, other: Unit): boolean {
  if (one === other || !isWholePart(one) || !isWholePart(other)) return false
  return rootOf(state, one) === rootOf(state, other)
}

function isWholePart(unit: Unit): boolean {
  return unit.mother === null && !isGunnersOnly(unit)
}

function areTogether(one: Unit, other: Unit): boolean {
  return one.building === other.building && isTouching(one, other)
}

/**
 * [BA-1.2.2-02] Town fighting is over for two parts when neither stands in or at a building: those
 * that touch have to be joined, and no order for it stands yet.
 */
export function joinsDue(state: State, seat: Seat): JoinDue[] {
  if (!state.units.some(({ splitInTown }) => splitInTown)) return []
  const outside = state.units.filter(unit => isOut(state, seat, unit))
  return outside
    .filter(unit => unit.splitInTown && !isJoining(state, unit, outside))
    .flatMap(({ id: unit }) => {
      const other = outside.find(({ id }) => mayJoin(state, seat, unit, id))
      return other ? [{ unit, clause: { kind: 'join', with: other.id } }] : []
    })
}

function isOut(state: State, seat: Seat, unit: Unit): boolean {
  if (!isOwnOnBoard(state, seat, unit.id) || unit.building !== null) return false
  return !findBuildingTouched(state, unit)
}

/** It is ordered to join another already, or another to join it. */
function isJoining(state: State, { id }: Unit, others: readonly Unit[]): boolean {
  if (writtenClause(state, id, 'join')) return true
  return others.some(other => writtenClause(state, other.id, 'join')?.with === id)
}

function mayJoin(state: State, seat: Seat, unit: string, other: string): boolean {
  return isAllowed(writtenJoinRefusals, {
    state,
    seat,
    unit,
    clause: { kind: 'join', with: other },
  })
}

/** A join that a seat has to order, for the unit. */
export interface JoinDue {
  unit: string
  clause: ClauseOf<'join'>
}
