import { judgeBy } from '@grognard/umpire'
import { LINE_TO_SOUTIEN } from '../../book/tables/troops.ts'
import {
  clauseRulesFromList,
  failClause,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ContextOf } from '../../model/clauses.ts'
import { isFitFor, soutienOf } from '../../model/figures.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { followedClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

type Naming = ContextOf<'soutien'>

/** What stands against backing a skirmish line, before and when it is carried out. */
const soutienRefusals: BaRefusal<Naming>[] = [
  stop(
    'BA-1.3.3-01',
    'ba.refuse.noSuchLine',
    ({ state, seat, clause }) => !isOwnLine(state, seat, clause.line),
  ),
  refuse(
    'BA-1.3.3-02',
    'ba.refuse.notFitForSoutien',
    c => !isFitFor(unitIn(c), lineNamed(c)),
    c => ({
      ...unitName(c),
      line: nameOf(lineNamed(c)),
      least: Math.ceil(lineNamed(c).figures / LINE_TO_SOUTIEN),
    }),
  ),
  refuse(
    'BA-1.3.3-01',
    'ba.refuse.isItsSoutien',
    c => soutienOf(c.state, lineNamed(c)) === unitIn(c),
    c => ({ ...unitName(c), line: nameOf(lineNamed(c)) }),
  ),
]

const refusals = withCommonRefusals(soutienRefusals)

function lineNamed({ state, clause }: Naming): Unit {
  return unitOf(state, clause.line)
}

function isOwnLine(state: State, seat: string, id: string): boolean {
  const line = findUnit(state, id)
  return line !== undefined && line.seat === seat && isOnBoard(line) && isSkirmishLine(line)
}

/** [BA-1.3.3-03] A unit is ordered to back a skirmish line in the place of its mother unit. */
export const soutien: BaOrderRules<'soutien'> = {
  shape: writtenShape('soutien'),
  ...clauseRulesFromList('soutien', refusals, (_unit, state) =>
    state.units.filter(isSkirmishLine).map(line => ({ kind: 'soutien', line: line.id })),
  ),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.line,
    isRare: () => true,
  },
  describe: (state, order) => ({
    key: 'ba.order.soutien',
    values: {
      unit: nameOfUnit(state, order.unit),
      line: nameOfUnit(state, order.line),
    },
  }),
}

/** [BA-1.3.3-03] It is no movement, so what forbids those does not forbid it. */
export function nameSoutiens(table: BaTable): void {
  const { state } = table
  for (const unit of state.units.filter(isOnBoard)) {
    const clause = followedClause(state, unit.id, 'soutien')
    if (!clause) continue
    const { id, seat } = unit
    const [because] = judgeBy(soutienRefusals, { state, seat, unit: id, clause }).because
    if (because) failClause(table, id, 'soutien', because)
    else table.emit({ kind: 'soutienNamed', seat, unit: id, line: clause.line })
  }
}
