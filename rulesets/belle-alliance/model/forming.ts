import type { Value } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { formationNames, frontLimits, unitName, unitIn } from './clause-rules.ts'
import type { ContextOf } from './clause-rules.ts'
import type { ClauseOf } from './clauses.ts'
import { isOnFreeGround, roomTakenBy } from './contact.ts'
import {
  formationsFor,
  gapsFor,
  hasChosenFront,
  isFrontLawful,
  isGapLawful,
  isQuarterTurn,
  reformed,
} from './formations.ts'
import { writtenClause } from './sheets.ts'
import type { Unit } from './unit.ts'
import { facesAllRound, unitOf } from './units.ts'

type Forming = ContextOf<'form'>

/**
 * [BA-2.2.1-03] [BA-1.3.2-02] [BA-2.2.3-03] What stands against a change of formation, before and when
 * it is carried out.
 */
export const formRefusals: BaRefusal<Forming>[] = [
  stop('BA-6.1.1-03', 'ba.refuse.leaveFirst', c => unitIn(c).building !== null, unitName),
  stop(
    'BA-1.3.1-01',
    'ba.refuse.notItsFormation',
    c => !formationsFor(unitIn(c)).includes(c.clause.formation),
    formationNames,
  ),
  stop(
    'BA-2.2.3-04',
    'ba.refuse.lineStaysLine',
    c => unitIn(c).mother !== null && c.clause.formation !== 'skirmish',
    unitName,
  ),
  stop(
    'BA-1.3.2-03',
    'ba.refuse.notLight',
    c => isWholeUnitSkirmishing(unitIn(c), c.clause),
    unitName,
  ),
  stop(
    'BA-1.3.1-12',
    'ba.refuse.frontOfColumn',
    c => hasChosenFront(c.clause.formation) && !isFrontLawful(shapeOf(c), figuresOf(c)),
    c => frontLimits(c, unitIn(c).figures),
  ),
  stop(
    'BA-1.3.1-12',
    'ba.refuse.noFrontToChoose',
    ({ clause }) => !hasChosenFront(clause.formation) && clause.front !== null,
  ),
  stop(
    'BA-1.3.2-04',
    'ba.refuse.gap',
    c => !isGapLawful(unitIn(c), shapeOf(c)),
    c => gapValues(unitIn(c)),
  ),
  refuse(
    'BA-2.2.4-01',
    'ba.refuse.aboutTurn',
    c => c.clause.turnsAbout && !mayTurnAbout(unitIn(c), c.clause),
    unitName,
  ),
  refuse(
    'BA-2.2.2-01',
    'ba.refuse.quarterTurn',
    c => c.clause.quarter !== 'none' && !mayTurnQuarter(unitIn(c), c.clause),
    unitName,
  ),
  stop(
    'BA-2.2.1-02',
    'ba.refuse.sameFormation',
    c => changesNothing(unitIn(c), c.clause),
    unitName,
  ),
  refuse(
    'BA-2.2.1-04',
    'ba.refuse.formAndLeaveGuns',
    c => writtenClause(c.state, c.unit, 'leaveGuns') !== undefined,
    unitName,
  ),
  refuse(
    'BA-2.2.1-05',
    'ba.refuse.roomTaken',
    c => !isGroundFree(c),
    c => ({ ...unitName(c), by: barTo(c) }),
  ),
]

/** Lengths of a gap for a message, in cm. */
export function gapValues(unit: Unit): { least: number; most: number } {
  const { least, most } = gapsFor(unit)
  return { least: least / CM, most: most / CM }
}

function shapeOf({ clause: { formation: kind, front, gap } }: Forming) {
  return { kind, front, gap }
}

function figuresOf(context: Forming): number {
  return unitIn(context).figures
}

/** [BA-1.3.2-03] Only light units and lines of a mother unit may skirmish as a whole. */
function isWholeUnitSkirmishing(unit: Unit, { formation }: ClauseOf<'form'>): boolean {
  if (unit.isLight || unit.mother !== null) return false
  return formation === 'skirmish' && unit.formation.kind !== 'skirmish'
}

function mayTurnQuarter(unit: Unit, clause: ClauseOf<'form'>): boolean {
  return isQuarterTurn(unit, clause) || facesAllRound(unit.formation)
}

function changesNothing(
  { formation }: Unit,
  { formation: kind, front, gap, ...clause }: ClauseOf<'form'>,
) {
  const isSame = formation.kind === kind && formation.front === front && formation.gap === gap
  return isSame && clause.quarter === 'none' && !clause.turnsAbout
}

/** What moves away may leave room, but no house and no board's edge does. */
function isGroundFree(context: Forming): boolean {
  const unit = unitIn(context)
  return isOnFreeGround(context.state, { ...unit, ...reformed(unit, context.clause) })
}

/** What bars it whoever moves away. */
function barTo({ state, unit: id, clause }: Forming): Value {
  const unit = unitOf(state, id)
  const all = state.units.map(other => other.id)
  return roomTakenBy(state, { ...unit, ...reformed(unit, clause) }, all)
}

/** [BA-2.2.4-01] While (un)limbering, and what faces all round at any time. */
export function mayTurnAbout(
  { formation: { kind } }: Unit,
  { formation }: ClauseOf<'form'>,
): boolean {
  const isLimbering = kind === 'unlimbered' && formation === 'limbered'
  const isUnlimbering = kind === 'limbered' && formation === 'unlimbered'
  return isLimbering || isUnlimbering || facesAllRound({ kind })
}
