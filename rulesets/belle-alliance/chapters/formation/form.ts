import type { Value } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import type { Change } from '../../model/changes.ts'
import {
  clauseIn,
  clauseRulesFromList,
  following,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, Following } from '../../model/clauses.ts'
import { isTaken, roomTakenBy } from '../../model/contact.ts'
import { hullOf } from '../../model/footprint.ts'
import {
  formationsFor,
  formRefusals,
  isQuarterTurn,
  mayTurnAbout,
  plainChange,
  reformed,
  shapesOf,
  whoMayGiveWay,
} from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import { keyOfClause, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { facesAllRound, findUnit } from '../../model/units.ts'
import type { BaOrderRules, BaTable } from '../../rules.ts'

const refusals = withCommonRefusals(formRefusals)

/** [BA-2.2.1-05] An own unit that stands in its room and that nothing yet is written for. */
function standerIn(state: State, id: string, clause: ClauseOf<'form'>): Value | null {
  const unit = findUnit(state, id)
  if (!unit || unit.building !== null || !formationsFor(unit).includes(clause.formation))
    return null
  const standing = { ...unit, ...reformed(unit, clause) }
  const leftOut = [id, ...whoMayGiveWay({ state, seat: unit.seat })]
  return isTaken(state, standing, leftOut) ? roomTakenBy(state, standing, leftOut) : null
}

/** [BA-2.2.1-04] The other change that is written for the unit: one a turn, so that it is struck out. */
function replacedBy(
  state: State,
  id: string,
  clause: ClauseOf<'form'>,
): ClauseOf<'form'> | undefined {
  const written = findUnit(state, id) && writtenClause(state, id, 'form')
  return written && keyOfClause(written) !== keyOfClause(clause) ? written : undefined
}

/** [BA-2.2.1-01] Another formation, round the middle of the front. */
export const form: BaOrderRules<'form'> = {
  shape: writtenShape('form'),
  ...clauseRulesFromList('form', refusals, changesFor),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: (order, state) => standerIn(state, order.unit, clauseIn(order)) !== null,
    leads(state, _seat, order) {
      const unit = findUnit(state, order.unit)
      if (!unit) return []
      return [hullOf({ ...unit, ...reformed(unit, clauseIn(order)) })]
    },
  },
  describe: (state, order) => {
    const stander = standerIn(state, order.unit, clauseIn(order))
    const replaced = replacedBy(state, order.unit, clauseIn(order))
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
function changesFor(unit: Unit): ClauseOf<'form'>[] {
  return formationsFor(unit)
    .flatMap(kind => shapesOf(unit, kind))
    .flatMap(shape => {
      const plain: ClauseOf<'form'> = { kind: 'form', ...plainChange(shape) }
      const turns: ClauseOf<'form'>[] = [
        { ...plain, quarter: 'left' },
        { ...plain, quarter: 'right' },
        { ...plain, turnsAbout: true },
      ]
      return [plain, ...turns.filter(clause => isOwnTurn(unit, clause))]
    })
}

function isOwnTurn(unit: Unit, clause: ClauseOf<'form'>): boolean {
  return isQuarterTurn(unit, clause) || isLimberingAbout(unit, clause)
}

function isLimberingAbout(unit: Unit, clause: ClauseOf<'form'>): boolean {
  return clause.turnsAbout && !facesAllRound(unit.formation) && mayTurnAbout(unit, clause)
}

/** [BA-2.2.1-01] */
export function formings(table: BaTable): Change[] {
  return following(table, 'form', formRefusals).map(formingOf)
}

function formingOf({ unit, clause }: Following<'form'>): Change {
  const { id, seat } = unit
  const after = reformed(unit, clause)
  return {
    unit: id,
    clause: 'form',
    claims: [{ ...unit, ...after }],
    gives: [id],
    execute: table => table.emit({ kind: 'formationChanged', seat, unit: id, ...after }),
  }
}
