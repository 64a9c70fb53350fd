import { edgeAt } from '../formation/edges.ts'
import { CM } from '../measures.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { Of } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { BaOrderRules } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit, isArtillery, unitOf } from '../units.ts'
import { dangerTold } from './dangers.ts'
import { phaseAt } from './declared.ts'
import { declare, judgeFire } from './declare.ts'
import type { Said } from './declare.ts'
import { mostAt, waysToFire } from './fire-offers.ts'
import { foreseeLastFire, mayForesee } from './foresight.ts'
import { mostGuns } from '../unit-shape.ts'

type Firing = Of<Order, 'fire'>

/** [BA-3.1.3-01] [BA-3.1.3-05] Figures or guns fire at a target; a second order is split fire. */
export const fire: BaOrderRules<'fire'> = {
  shape: {
    unit: { type: 'text' },
    target: { type: 'text' },
    figures: { type: 'integer', from: 1 },
    guns: { type: 'list', of: { type: 'text' }, most: mostGuns, usual: [] },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    isHidden: { type: 'yesNo', usual: false },
  },
  judge: (state, seat, order) => judgeFire(state, seat, saidIn(order)),
  execute: (table, seat, order) => declare(table, seat, saidIn(order)),
  foresee(table, seat, order) {
    const isKnown = mayForesee(table.state, order.unit, phaseAt(table.state))
    fire.execute(table, seat, order)
    return isKnown ? foreseeLastFire : undefined
  },
  oddsHidden: (state, _seat, { unit }) =>
    mayForesee(state, unit, phaseAt(state)) ? null : { key: 'ba.odds.unmeasured' },
  legalOrders: (state, seat) => waysToFire(state, seat).map(orderOf),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.target,
    isRare: isUnusual,
  },
  describe: (state, order) => ({
    key: toldAs(state, order),
    values: {
      unit: nameOfUnit(state, order.unit),
      target: targetName(state, order),
      edge: edgeHit(state, order),
      figures: order.figures,
      guns: order.guns.length,
      ...dangerTold(state, saidIn(order)),
      x: order.x / CM,
      y: order.y / CM,
    },
  }),
}

function saidIn({ kind: _kind, ...said }: Firing): Said {
  return { ...said, isRanging: false }
}

function orderOf({ isRanging: _isRanging, ...said }: Said): Firing {
  return { kind: 'fire', ...said }
}

function toldAs(state: State, { unit, isHidden }: Firing): string {
  if (isHidden) return 'ba.order.fire.hidden'
  const shooter = findUnit(state, unit)
  return shooter && isArtillery(shooter) ? 'ba.order.fire.guns' : 'ba.order.fire'
}

function targetName(state: State, { target, isHidden }: Firing) {
  if (isHidden) return { key: 'ba.target.assumed' }
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : target
}

/** The edge of the target that the hit point lies on, and whether the target has another front there. */
function edgeHit(state: State, { target, x, y }: Firing) {
  const unit = findUnit(state, target)
  if (!unit) return { key: 'ba.hit.front' }
  const { side, countsAs } = edgeAt(unit, x, y)
  return { key: side === countsAs ? `ba.hit.${side}` : `ba.hit.${side}.front` }
}

/** Fire that leaves figures for another target, or at what is only assumed, is seldom wanted. */
function isUnusual({ unit, target: id, figures, isHidden }: Firing, state: State): boolean {
  const target = findUnit(state, id)
  return isHidden || !target || figures < mostAt(state, unitOf(state, unit), target)
}
