import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { hasDeclared, takeBackDeclared } from '../command/declarations.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit, unitOf } from '../units.ts'

interface TakingBack {
  state: State
  seat: Seat
  unit: string
}

const refusals: readonly BaRefusal<TakingBack>[] = [
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.notYourDeclaration',
    when: ({ state, seat, unit }) => findUnit(state, unit)?.seat !== seat,
    stop: true,
  },
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.nothingDeclared',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => !hasDeclared(state, unit),
  },
]

/** [BA-1.1.1-02] What a unit has declared is struck out, as long as not all have declared. */
export const takeBack: BaOrderRules<'takeBack'> = {
  shape: { unit: { type: 'text' } },
  judge: (state, seat, { unit }) => judgeBy(refusals, { state, seat, unit }),
  execute: (table, seat, { unit }) => takeBackDeclared(table, seat, unit),
  legalOrders: (state, seat) =>
    state.units
      .filter(unit => unit.seat === seat && hasDeclared(state, unit.id))
      .map(({ id }) => ({ kind: 'takeBack', unit: id })),
  again: true,
  excludeFromSearch: true,
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, { unit }) => ({
    key: 'ba.order.takeBack',
    values: { unit: nameOfUnit(state, unit) },
  }),
}
