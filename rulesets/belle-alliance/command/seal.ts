import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State } from '../state.ts'
import { nameOfUnit } from '../names.ts'
import { joinsDue } from '../formation/rejoining.ts'
import { findSheet, hasSealed, writtenPart } from './sheets.ts'
import { writePart } from './write-part.ts'

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
    for (const { unit, part } of joinsDue(table.state, seat)) writePart(table, seat, unit, part)
    table.emit({ kind: 'sheetsSealed', seat })
  },
  legalOrders: () => [{ kind: 'seal' }],
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'ba.order.seal' }),
}

const notSealed: BaRefusal<SheetsContext>[] = [
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.notSealed',
    when: ({ state, seat }) => !hasSealed(state, seat),
  },
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
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.nothingWritten',
    values: ({ state, unit }) => ({ unit: nameOfUnit(state, unit) }),
    when: ({ state, seat, unit }) => findSheet(state, unit)?.seat !== seat,
  },
]

/** [BA-1.1.1-02] Strikes out all that is written for a unit; a body that goes over goes as a whole. */
export const erase: BaOrderRules<'erase'> = {
  shape: { unit: { type: 'text', longest: 60 } },
  judge: (state, seat, { unit }) => judgeBy(notWritten, { state, seat, unit }),
  execute(table, seat, { unit }) {
    for (const id of writtenWith(table.state, unit))
      table.emit({ kind: 'sheetErased', seat, unit: id })
  },
  legalOrders: (state, seat) =>
    state.sheets.filter(sheet => sheet.seat === seat).map(({ unit }) => ({ kind: 'erase', unit })),
  again: true,
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit }) => ({
    key: 'ba.order.erase',
    values: { unit: nameOfUnit(state, unit) },
  }),
}

function writtenWith(state: State, unit: string): string[] {
  const body = writtenPart(state, unit, 'transfer')?.body ?? ''
  if (body === '') return [unit]
  return state.sheets
    .map(sheet => sheet.unit)
    .filter(other => writtenPart(state, other, 'transfer')?.body === body)
}
