import { CM } from '../../book/measures.ts'
import { leastFigures } from '../../book/tables/morale.ts'
import { distances } from '../../book/tables/scale.ts'
import { roomIn } from '../../model/buildings.ts'
import type { Change } from '../../model/changes.ts'
import {
  clauseRulesFromList,
  following,
  othersThatStay,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf, Following } from '../../model/clauses.ts'
import { figuresWithin } from '../../model/figures.ts'
import { lineOut } from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import { merged, shareOf } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, terrainOf, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { shrunkTo } from './send-out.ts'

type Recalling = ContextOf<'recall'>

/** What stands against so many skirmishers' coming back. */
const recallRefusalsOf = (count: (context: Recalling) => number): BaRefusal<Recalling>[] => [
  stop('BA-2.2.3-02', 'ba.refuse.notItsLine', c => !isOwnLine(c), unitName),
  refuse('BA-1.1.2-01', 'ba.refuse.lineRouts', c => lineNamed(c).disorder === 'FU', unitName),
  ...othersThatStay(lineNamed),
  refuse(
    'BA-6.1.1-01',
    'ba.refuse.buildingFull',
    c => count(c) > roomWithin(c).room,
    c => ({ ...unitName(c), ...roomWithin(c) }),
  ),
  refuse(
    'BA-2.2.3-02',
    'ba.refuse.tooFarToRecall',
    c => count(c) > nearFigures(c),
    c => ({
      ...unitName(c),
      near: nearFigures(c),
      most: distances.recall / CM,
    }),
  ),
]

/** When it is carried out. */
const recallRefusals = recallRefusalsOf(({ state, clause }) =>
  comingBack(unitOf(state, clause.line), clause),
)

const refusals = withCommonRefusals([
  ...recallRefusalsOf(({ clause }) => clause.figures),
  refuse<Recalling>(
    'BA-5.5.2-04',
    'ba.refuse.tooFewLeft',
    c => leavesTooFew(lineNamed(c), c.clause),
    c => ({
      least: leastFigures,
      all: nearFigures(c) === lineNamed(c).figures ? 'yes' : 'no',
    }),
  ),
])

/** [BA-2.2.3-02] [BA-5.5.2-04] Who comes back: all where losses since it was written left too few. */
function comingBack(line: Unit, part: Pick<ClauseOf<'recall'>, 'figures'>): number {
  return leavesTooFew(line, part) ? line.figures : Math.min(part.figures, line.figures)
}

function isOwnLine(context: Recalling): boolean {
  const line = findUnit(context.state, context.clause.line)
  return line !== undefined && line.mother === unitIn(context).id && isOnBoard(line)
}

function lineNamed({ state, clause }: Recalling): Unit {
  return unitOf(state, clause.line)
}

/** Room in the mother unit's building; outside there is no end of it. */
function roomWithin(context: Recalling): { building: string; room: number } {
  const { building } = unitIn(context)
  if (building === null) return { building: '', room: Number.MAX_SAFE_INTEGER }
  const { name } = terrainOf(context.state, building)
  return { building: name, room: roomIn(context.state, building) }
}

/** [BA-2.2.3-02] The nearest figures are the ones that come back. */
function nearFigures(context: Recalling): number {
  return figuresWithin(lineNamed(context), unitIn(context), distances.recall)
}

/** [BA-5.5.2-04] One or two would be taken off the board. */
function leavesTooFew(line: Unit, { figures }: Pick<ClauseOf<'recall'>, 'figures'>): boolean {
  const left = line.figures - figures
  return left > 0 && left < leastFigures
}

/** [BA-2.2.3-02] Figures of its skirmish line go back into the mother unit. */
export const recall: BaOrderRules<'recall'> = {
  shape: writtenShape('recall'),
  ...clauseRulesFromList('recall', refusals, (unit, state) => recallsFor(state, unit)),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.line,
    like: (state, _seat, unit) => {
      const parts = recallsFor(state, unitOf(state, unit))
      const none = { kind: 'recall', line: '', figures: 1 } as const
      return (parts.length > 0 ? parts : [none]).map(part => ({ ...part, unit }))
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.recall',
    values: { unit: nameOfUnit(state, order.unit), figures: order.figures },
  }),
}

/** All figures of the line, or half of them. */
function recallsFor(state: State, unit: Unit) {
  const line = lineOut(state, unit)
  if (!line) return []
  const counts = [...new Set([line.figures, Math.floor(line.figures / 2)])].filter(n => n > 0)
  return counts.map(figures => ({ kind: 'recall', line: line.id, figures }) as const)
}

/** [BA-2.2.3-02] */
export function recalls(table: BaTable): Change[] {
  return following(table, 'recall', recallRefusals).map(recallOf(table.state))
}

function recallOf(state: State) {
  return ({ unit, clause }: Following<'recall'>): Change => {
    const { line } = clause
    const figures = comingBack(unitOf(state, line), clause)
    const { whole, left } = recalled(state, unit, { ...clause, figures })
    const { id, seat } = unit
    return {
      unit: id,
      clause: 'recall',
      claims: [whole, ...(left ? [left] : [])].filter(({ walls }) => !walls),
      gives: [id, line],
      execute: table =>
        table.emit({ kind: 'skirmishersRecalled', seat, unit: id, line, figures, whole, left }),
    }
  }
}

/** [BA-1.2.5-02] As if that part of the line joined the mother unit. */
function recalled(state: State, mother: Unit, { line: id, figures }: ClauseOf<'recall'>) {
  const line = unitOf(state, id)
  const whole = merged(mother, shareOf(line, figures))
  const staying = line.figures - figures
  return { whole, left: staying === 0 ? null : shrunkTo(line, staying) }
}
