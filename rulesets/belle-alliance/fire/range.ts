import type { Of } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit } from '../units.ts'
import { declare, judgeFire } from './declare.ts'
import type { Said } from './declare.ts'
import { waysToRange } from './fire-offers.ts'

type Ranging = Of<Order, 'range'>

/** [BA-3.4.1-02] Guns find the range of a target without firing for effect; nothing is rolled. */
export const range: BaOrderRules<'range'> = {
  shape: { unit: { type: 'text' }, target: { type: 'text' } },
  judge: (state, seat, order) => judgeFire(state, seat, saidIn(state, order)),
  execute: (table, seat, order) => declare(table, seat, saidIn(table.state, order)),
  legalOrders: (state, seat) =>
    waysToRange(state, seat)
      .map(({ unit, target }): Ranging => ({ kind: 'range', unit, target }))
      .filter(order => judgeFire(state, seat, saidIn(state, order)).allowed),
  again: true,
  excludeFromSearch: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.target,
    isRare: () => true,
  },
  describe: (state, { unit, target }) => ({
    key: 'ba.order.range',
    values: {
      unit: nameOfUnit(state, unit),
      target: targetName(state, target),
    },
  }),
}

/** All guns with gunners, at the middle of the target. */
function saidIn(state: State, { unit, target }: Ranging): Said {
  const guns = findUnit(state, unit)?.guns.filter(({ gunners }) => gunners > 0) ?? []
  const at = findUnit(state, target)
  return {
    unit,
    target,
    figures: guns.reduce((sum, { gunners }) => sum + gunners, 0),
    guns: guns.map(({ id }) => id),
    ...(at ? centreOf(at) : { x: 0, y: 0 }),
    isRanging: true,
    isHidden: false,
  }
}

function targetName(state: State, target: string) {
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : target
}
