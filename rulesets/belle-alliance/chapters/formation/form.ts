import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Value } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { formationKinds } from '../../book/tables/troops.ts'
import {
  alsoWritten,
  formationNames,
  frontLimits,
  partOf,
  refusalsWith,
  unitName,
  unitsToWriteFor,
  whoMayGiveWay,
  writePart,
  writer,
} from '../../model/clause-rules.ts'
import type { Writing } from '../../model/clause-rules.ts'
import type { FormPart } from '../../model/clauses.ts'
import { isOnFreeGround, isTaken, roomTakenBy } from '../../model/contact.ts'
import { hullOf } from '../../model/footprint.ts'
import {
  formationsFor,
  gapsFor,
  hasChosenFront,
  isFrontLawful,
  isGapLawful,
  isQuarterTurn,
  plainChange,
  reformed,
  shapesOf,
} from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import { keyOfPart, writtenPart } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { facesAllRound, findUnit, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'

type Forming = Writing<'form'>

/**
 * [BA-2.2.1-03] [BA-1.3.2-02] [BA-2.2.3-03] What stands against a change of formation, before and when
 * it is carried out.
 */
export const formHindrances: BaRefusal<Forming>[] = [
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.leaveFirst',
    values: unitName,
    stop: true,
    when: context => writer(context).building !== null,
  },
  {
    rule: 'BA-1.3.1-01',
    message: 'ba.refuse.notItsFormation',
    values: formationNames,
    stop: true,
    when: context => !formationsFor(writer(context)).includes(context.part.formation),
  },
  {
    rule: 'BA-2.2.3-04',
    message: 'ba.refuse.lineStaysLine',
    values: unitName,
    stop: true,
    when: context => writer(context).mother !== null && context.part.formation !== 'skirmish',
  },
  {
    rule: 'BA-1.3.2-03',
    message: 'ba.refuse.notLight',
    values: unitName,
    stop: true,
    when: context => isWholeUnitSkirmishing(writer(context), context.part),
  },
  {
    rule: 'BA-1.3.1-12',
    message: 'ba.refuse.frontOfColumn',
    values: context => frontLimits(context, writer(context).figures),
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
    values: context => gapValues(writer(context)),
    stop: true,
    when: context => !isGapLawful(writer(context), shapeOf(context)),
  },
  {
    rule: 'BA-2.2.4-01',
    message: 'ba.refuse.aboutTurn',
    values: unitName,
    when: context => context.part.turnsAbout && !mayTurnAbout(writer(context), context.part),
  },
  {
    rule: 'BA-2.2.2-01',
    message: 'ba.refuse.quarterTurn',
    values: unitName,
    when: context =>
      context.part.quarter !== 'none' && !mayTurnQuarter(writer(context), context.part),
  },
  {
    rule: 'BA-2.2.1-02',
    message: 'ba.refuse.sameFormation',
    values: unitName,
    stop: true,
    when: context => changesNothing(writer(context), context.part),
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
  return writer(context).figures
}

/** [BA-1.3.2-03] Only light units and lines of a mother unit may skirmish as a whole. */
function isWholeUnitSkirmishing(unit: Unit, { formation }: FormPart): boolean {
  if (unit.isLight || unit.mother !== null) return false
  return formation === 'skirmish' && unit.formation.kind !== 'skirmish'
}

/** [BA-2.2.4-01] While (un)limbering, and what faces all round at any time. */
function mayTurnAbout({ formation: { kind } }: Unit, { formation }: FormPart): boolean {
  const isLimbering = kind === 'unlimbered' && formation === 'limbered'
  const isUnlimbering = kind === 'limbered' && formation === 'unlimbered'
  return isLimbering || isUnlimbering || facesAllRound({ kind })
}

function mayTurnQuarter(unit: Unit, part: FormPart): boolean {
  return isQuarterTurn(unit, part) || facesAllRound(unit.formation)
}

function changesNothing({ formation }: Unit, { formation: kind, front, gap, ...part }: FormPart) {
  const isSame = formation.kind === kind && formation.front === front && formation.gap === gap
  return isSame && part.quarter === 'none' && !part.turnsAbout
}

/** What moves away may leave room, but no house and no board's edge does. */
function isGroundFree(context: Forming): boolean {
  const unit = writer(context)
  return isOnFreeGround(context.state, { ...unit, ...reformed(unit, context.part) })
}

/** What bars it whoever moves away. */
function barTo({ state, unit: id, part }: Forming): Value {
  const unit = unitOf(state, id)
  const all = state.units.map(other => other.id)
  return roomTakenBy(state, { ...unit, ...reformed(unit, part) }, all)
}

const refusals = refusalsWith(formHindrances)

/** [BA-2.2.1-05] An own unit that stands in its room and that nothing yet is written for. */
function standerIn(state: State, id: string, part: FormPart): Value | null {
  const unit = findUnit(state, id)
  if (!unit || unit.building !== null || !formationsFor(unit).includes(part.formation)) return null
  const standing = { ...unit, ...reformed(unit, part) }
  const leftOut = [id, ...whoMayGiveWay({ state, seat: unit.seat })]
  return isTaken(state, standing, leftOut) ? roomTakenBy(state, standing, leftOut) : null
}

/** [BA-2.2.1-04] The other change that is written for the unit: one a turn, so that it is struck out. */
function replacedBy(state: State, id: string, part: FormPart): FormPart | undefined {
  const written = findUnit(state, id) && writtenPart(state, id, 'form')
  return written && keyOfPart(written) !== keyOfPart(part) ? written : undefined
}

/** [BA-2.2.1-01] Another formation, round the middle of the front. */
export const form: BaOrderRules<'form'> = {
  shape: {
    unit: { type: 'text' },
    formation: { type: 'text', values: formationKinds },
    front: { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'integer', from: 1 }], usual: null },
    gap: {
      type: 'oneOf',
      of: [{ type: 'nothing' }, { type: 'integer', from: 0, unit: 'length' }],
      usual: null,
    },
    turnsAbout: { type: 'yesNo', usual: false },
    quarter: { type: 'text', values: ['none', 'left', 'right'], usual: 'none' },
    middle: { type: 'text', values: ['left', 'right'], usual: 'left' },
  },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'form').flatMap(unit =>
      changesFor(unit)
        .map(part => ({ state, seat, unit: unit.id, part }))
        .filter(context => isAllowed(refusals, context))
        .map(({ part }) => part)
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: (order, state) => standerIn(state, order.unit, partOf(order)) !== null,
    leads(state, _seat, order) {
      const unit = findUnit(state, order.unit)
      if (!unit) return []
      return [hullOf({ ...unit, ...reformed(unit, partOf(order)) })]
    },
  },
  describe: (state, order) => {
    const stander = standerIn(state, order.unit, partOf(order))
    const replaced = replacedBy(state, order.unit, partOf(order))
    return {
      key: 'ba.order.form',
      values: {
        unit: nameOfUnit(state, order.unit),
        formation: { key: `ba.formation.${order.formation}` },
        front: order.front ?? 0,
        gap: (order.gap ?? 0) / CM,
        quarter: order.quarter,
        about: order.turnsAbout ? 'yes' : 'no',
        instead: replaced ? 'yes' : 'no',
        written: replaced ? { key: `ba.formation.${replaced.formation}` } : '',
        taken: stander === null ? 'no' : 'yes',
        by: stander ?? '',
      },
    }
  },
}

/** Good shapes of every formation, with the turns that go with some of them. */
function changesFor(unit: Unit): FormPart[] {
  return formationsFor(unit)
    .flatMap(kind => shapesOf(unit, kind))
    .flatMap(shape => {
      const plain: FormPart = { kind: 'form', ...plainChange(shape) }
      const turns: FormPart[] = [
        { ...plain, quarter: 'left' },
        { ...plain, quarter: 'right' },
        { ...plain, turnsAbout: true },
      ]
      return [plain, ...turns.filter(part => isOwnTurn(unit, part))]
    })
}

function isOwnTurn(unit: Unit, part: FormPart): boolean {
  return isQuarterTurn(unit, part) || isLimberingAbout(unit, part)
}

function isLimberingAbout(unit: Unit, part: FormPart): boolean {
  return part.turnsAbout && !facesAllRound(unit.formation) && mayTurnAbout(unit, part)
}
