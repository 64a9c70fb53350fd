import type { Value } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import type { BaRefusal } from '../rules.ts'
import { alsoWritten, formationNames, frontLimits, unitName, unitIn } from './clause-rules.ts'
import type { Writing } from './clause-rules.ts'
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
import type { Unit } from './unit.ts'
import { facesAllRound, unitOf } from './units.ts'

type Forming = Writing<'form'>

/**
 * [BA-2.2.1-03] [BA-1.3.2-02] [BA-2.2.3-03] What stands against a change of formation, before and when
 * it is carried out.
 */
export const formRefusals: BaRefusal<Forming>[] = [
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.leaveFirst',
    values: unitName,
    stop: true,
    when: context => unitIn(context).building !== null,
  },
  {
    rule: 'BA-1.3.1-01',
    message: 'ba.refuse.notItsFormation',
    values: formationNames,
    stop: true,
    when: context => !formationsFor(unitIn(context)).includes(context.part.formation),
  },
  {
    rule: 'BA-2.2.3-04',
    message: 'ba.refuse.lineStaysLine',
    values: unitName,
    stop: true,
    when: context => unitIn(context).mother !== null && context.part.formation !== 'skirmish',
  },
  {
    rule: 'BA-1.3.2-03',
    message: 'ba.refuse.notLight',
    values: unitName,
    stop: true,
    when: context => isWholeUnitSkirmishing(unitIn(context), context.part),
  },
  {
    rule: 'BA-1.3.1-12',
    message: 'ba.refuse.frontOfColumn',
    values: context => frontLimits(context, unitIn(context).figures),
    stop: true,
    when: context =>
      hasChosenFront(context.part.formation) &&
      !isFrontLawful(shapeOf(context), figuresOf(context)),
  },
  {
    rule: 'BA-1.3.1-12',
    message: 'ba.refuse.noFrontToChoose',
    stop: true,
    when: ({ part }) => !hasChosenFront(part.formation) && part.front !== null,
  },
  {
    rule: 'BA-1.3.2-04',
    message: 'ba.refuse.gap',
    values: context => gapValues(unitIn(context)),
    stop: true,
    when: context => !isGapLawful(unitIn(context), shapeOf(context)),
  },
  {
    rule: 'BA-2.2.4-01',
    message: 'ba.refuse.aboutTurn',
    values: unitName,
    when: context => context.part.turnsAbout && !mayTurnAbout(unitIn(context), context.part),
  },
  {
    rule: 'BA-2.2.2-01',
    message: 'ba.refuse.quarterTurn',
    values: unitName,
    when: context =>
      context.part.quarter !== 'none' && !mayTurnQuarter(unitIn(context), context.part),
  },
  {
    rule: 'BA-2.2.1-02',
    message: 'ba.refuse.sameFormation',
    values: unitName,
    stop: true,
    when: context => changesNothing(unitIn(context), context.part),
  },
  {
    rule: 'BA-2.2.1-04',
    message: 'ba.refuse.formAndLeaveGuns',
    values: unitName,
    when: context => alsoWritten(context, 'leaveGuns') !== undefined,
  },
  {
    rule: 'BA-2.2.1-05',
    message: 'ba.refuse.roomTaken',
    values: context => ({ ...unitName(context), by: barTo(context) }),
    when: context => !isGroundFree(context),
  },
]

/** Lengths of a gap for a message, in cm. */
export function gapValues(unit: Unit): { least: number; most: number } {
  const { least, most } = gapsFor(unit)
  return { least: least / CM, most: most / CM }
}

function shapeOf({ part: { formation: kind, front, gap } }: Forming) {
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

function mayTurnQuarter(unit: Unit, part: ClauseOf<'form'>): boolean {
  return isQuarterTurn(unit, part) || facesAllRound(unit.formation)
}

function changesNothing(
  { formation }: Unit,
  { formation: kind, front, gap, ...part }: ClauseOf<'form'>,
) {
  const isSame = formation.kind === kind && formation.front === front && formation.gap === gap
  return isSame && part.quarter === 'none' && !part.turnsAbout
}

/** What moves away may leave room, but no house and no board's edge does. */
function isGroundFree(context: Forming): boolean {
  const unit = unitIn(context)
  return isOnFreeGround(context.state, { ...unit, ...reformed(unit, context.part) })
}

/** What bars it whoever moves away. */
function barTo({ state, unit: id, part }: Forming): Value {
  const unit = unitOf(state, id)
  const all = state.units.map(other => other.id)
  return roomTakenBy(state, { ...unit, ...reformed(unit, part) }, all)
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
