import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { nameOfCrewed } from '../names.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import { alsoWritten, refusalsWith, unitName, writer } from './writing.ts'
import type { Writing } from './writing.ts'

/** What stands against leaving the guns, before and when it is carried out. */
export const leaveGunsHindrances: BaRefusal<Writing<'leaveGuns'>>[] = [
  {
    rule: 'BA-1.3.4-01',
    message: 'ba.refuse.noGunsToLeave',
    values: unitName,
    when: context => writer(context).guns.length === 0,
  },
  {
    rule: 'BA-2.2.1-04',
    message: 'ba.refuse.formAndLeaveGuns',
    values: unitName,
    when: context => alsoWritten(context, 'form') !== undefined,
  },
]

const refusals = refusalsWith(leaveGunsHindrances)

/** [BA-2.2.5-01] Gunners step off their guns and form up behind them. */
export const leaveGuns: BaOrderRules<'leaveGuns'> = {
  shape: { unit: { type: 'text' } },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'leaveGuns')
      .filter(({ id: unit }) =>
        isAllowed(refusals, { state, seat, unit, part: { kind: 'leaveGuns' } }),
      )
      .map(({ id: unit }) => ({ kind: 'leaveGuns', unit })),
  again: true,
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, order) => ({
    key: 'ba.order.leaveGuns',
    values: { unit: nameOfCrewed(state, order.unit) },
  }),
}
