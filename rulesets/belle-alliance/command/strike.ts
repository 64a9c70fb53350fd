import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import { partKinds } from '../parts.ts'
import type { Part } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit } from '../units.ts'
import { findSheet, partsFor, writtenPart } from './sheets.ts'

interface Striking {
  state: State
  seat: Seat
  unit: string
  part: Part['kind']
}

const named = ({ state, unit, part }: Striking) => {
  const found = findUnit(state, unit)
  return { unit: found ? nameOf(found) : unit, part: { key: `order.${part}` } }
}

const strikeRefusals: BaRefusal<Striking>[] = [
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.partNotWritten',
    values: named,
    when: ({ state, seat, unit, part }) =>
      findSheet(state, unit)?.seat !== seat ||
      !partsFor(state, unit).some(({ kind }) => kind === part),
    stop: true,
  },
  {
    rule: 'BA-1.1.5-03',
    message: 'ba.refuse.bodyStruckWhole',
    values: named,
    when: ({ state, unit, part }) =>
      part === 'transfer' && (writtenPart(state, unit, 'transfer')?.body ?? '') !== '',
  },
]

/** [BA-1.1.1-02] Strikes out one of several parts that are written for a unit. */
export const strike: BaOrderRules<'strike'> = {
  shape: { unit: { type: 'text', longest: 60 }, part: { type: 'text', values: partKinds } },
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
  again: true,
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, part }) => ({
    key: 'ba.order.strike',
    values: named({ state, seat: '', unit, part }),
  }),
}

/** A march that has no way of its own goes with the attack that it was written for. */
function struckWith(state: State, unit: string, part: Part['kind']): Part['kind'][] {
  const march = writtenPart(state, unit, 'march')
  const hasNoWay = part === 'attack' && march !== undefined && march.legs.length === 0
  return hasNoWay ? ['march', part] : [part]
}
