import { field, isAllowed, judgeBy, sideOfSeat } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { clauseKind, writeClause } from '../../model/clauses.ts'
import type { ClauseKind } from '../../model/clauses.ts'
import { commanderOf } from '../../model/commanders.ts'
import { joinsDue } from '../../model/joining.ts'
import { nameOfUnit } from '../../model/names.ts'
import { clausesFor, findSheet, hasSealed, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

interface Striking {
  state: State
  seat: Seat
  unit: string
  part: ClauseKind
}

const named = ({ state, unit, part }: Striking) => ({
  unit: nameOfUnit(state, unit),
  part: { key: `order.${part}` },
})

const strikeRefusals: BaRefusal<Striking>[] = [
  stop(
    'BA-1.1.1-02',
    'ba.refuse.nothingWritten',
    ({ state, seat, unit }) => findSheet(state, unit)?.seat !== seat,
  ),
  stop(
    'BA-1.1.1-02',
    'ba.refuse.partNotWritten',
    ({ state, unit, part }) => !clausesFor(state, unit).some(({ kind }) => kind === part),
    named,
  ),
  refuse(
    'BA-1.1.5-03',
    'ba.refuse.bodyStruckWhole',
    ({ state, unit, part }) =>
      part === 'transfer' && (writtenClause(state, unit, 'transfer')?.body ?? '') !== '',
    named,
  ),
]

export const strikeShape = { unit: field.piece('block'), part: clauseKind }

/** [BA-1.1.1-02] Strikes out one of several parts that are written for a unit. */
export const strike: BaOrderRules<'strike'> = {
  shape: strikeShape,
  judge: (state, seat, { unit, part }) => judgeBy(strikeRefusals, { state, seat, unit, part }),
  execute(table, seat, { unit, part }) {
    for (const kind of struckWith(table.state, unit, part))
      table.emit({ kind: 'partStruck', seat, unit, part: kind })
  },
  legalOrders: (state, seat) =>
    state.sheets
      .filter(sheet => sheet.seat === seat && sheet.parts.length > 1)
      .flatMap(({ unit, parts }) => parts.map(({ kind: part }) => ({ unit, part })))
      .filter(struck => isAllowed(strikeRefusals, { state, seat, ...struck }))
      .map(struck => ({ kind: 'strike', ...struck })),
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, part }) => ({
    key: 'ba.order.strike',
    values: named({ state, seat: '', unit, part }),
  }),
}

/** A march that has no way of its own goes with the attack that it was written for. */
function struckWith(state: State, unit: string, part: ClauseKind): ClauseKind[] {
  const march = writtenClause(state, unit, 'march')
  const hasNoWay = part === 'attack' && march !== undefined && march.legs.length === 0
  return hasNoWay ? ['march', part] : [part]
}

interface SheetsContext {
  state: State
  seat: Seat
}

/**
 * [BA-1.1.2-05] The orders are written; they stay hidden till they are carried out or announced.
 * [BA-1.2.2-02] What has to be joined after town fighting gets the order for it first.
 */
export const seal: BaOrderRules<'seal'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  execute(table, seat) {
    const side = sideOfSeat(seat)
    for (const { unit, clause } of joinsDue(table.state, side))
      if (commanderOf(table.state, unit) === seat) writeClause(table, side, unit, clause)
    table.emit({ kind: 'sheetsSealed', seat })
  },
  legalOrders: () => [{ kind: 'seal' }],
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'ba.order.seal' }),
}

const notSealed: BaRefusal<SheetsContext>[] = [
  refuse('BA-1.1.1-02', 'ba.refuse.notSealed', ({ state, seat }) => !hasSealed(state, seat)),
]

/** [BA-1.1.1-02] Within the phase orders can still be corrected. */
export const unseal: BaOrderRules<'unseal'> = {
  shape: {},
  judge: (state, seat) => judgeBy(notSealed, { state, seat }),
  execute: (table, seat) => table.emit({ kind: 'sheetsUnsealed', seat }),
  legalOrders: (state, seat) => (hasSealed(state, seat) ? [{ kind: 'unseal' }] : []),
  retracts: true,
  describe: () => ({ key: 'ba.order.unseal' }),
}

const notWritten: BaRefusal<SheetsContext & { unit: string }>[] = [
  refuse(
    'BA-1.1.1-02',
    'ba.refuse.nothingWritten',
    ({ state, seat, unit }) => findSheet(state, unit)?.seat !== seat,
  ),
]

export const eraseShape = { unit: field.piece('block') }

/** [BA-1.1.1-02] Strikes out all that is written for a unit; a body that goes over goes as a whole. */
export const erase: BaOrderRules<'erase'> = {
  shape: eraseShape,
  judge: (state, seat, { unit }) => judgeBy(notWritten, { state, seat, unit }),
  execute(table, seat, { unit }) {
    for (const id of writtenWith(table.state, unit))
      table.emit({ kind: 'sheetErased', seat, unit: id })
  },
  legalOrders: (state, seat) =>
    state.sheets.filter(sheet => sheet.seat === seat).map(({ unit }) => ({ kind: 'erase', unit })),
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit }) => ({
    key: 'ba.order.erase',
    values: { unit: nameOfUnit(state, unit) },
  }),
}

function writtenWith(state: State, unit: string): string[] {
  const body = writtenClause(state, unit, 'transfer')?.body ?? ''
  if (body === '') return [unit]
  return state.sheets
    .map(sheet => sheet.unit)
    .filter(other => writtenClause(state, other, 'transfer')?.body === body)
}
