import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { refusalsWith, unitName, writer } from '../formation/writing.ts'
import type { Writing } from '../formation/writing.ts'
import { nameOfUnit } from '../names.ts'
import type { BaOrderRules } from '../rules.ts'

const refusals = refusalsWith<'canister'>([
  {
    rule: 'BA-3.4.4-01',
    message: 'ba.refuse.noGunsToLoad',
    values: unitName,
    when: (context: Writing<'canister'>) => writer(context).guns.length === 0,
  },
])

/** [BA-3.4.4-01] [BA-1.1.2-03] Guns are to load canister, for this turn. */
export const canister: BaOrderRules<'canister'> = {
  shape: { unit: { type: 'text' } },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'canister')
      .filter(({ id }) =>
        isAllowed(refusals, { state, seat, unit: id, part: { kind: 'canister' } }),
      )
      .map(({ id }) => ({ kind: 'canister', unit: id })),
  again: true,
  tool: { tool: 'list', piece: order => order.unit },
  describe: (state, { unit }) => ({
    key: 'ba.order.canister',
    values: { unit: nameOfUnit(state, unit) },
  }),
}
