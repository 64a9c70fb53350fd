import { field } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import {
  clauseRulesFromList,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ContextOf } from '../../model/clauses.ts'
import { isTarget } from '../../model/firing/firers.ts'
import { mayForesee, phaseAt } from '../../model/firing/shot.ts'
import { centreOf, edgeAt } from '../../model/footprint.ts'
import { nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { mostGuns } from '../../model/unit-shape.ts'
import { findUnit, isArtillery, unitOf } from '../../model/units.ts'
import type { Unit } from '../../model/unit.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules } from '../../rules.ts'
import { refuse } from '../../words.ts'
import {
  dangerText,
  declareFire,
  judgeFire,
  mostAt,
  waysAgainst,
  waysToFire,
  waysToRange,
} from './declare.ts'
import type { Declared } from './declare.ts'
import { foreseeFires } from './resolve.ts'

type FireOrder = Of<Order, 'fire'>

/** [BA-3.1.3-01] Which figures fire, and at what; a second order for the same unit is split fire. */
export const fireShape = {
  unit: field.piece('block'),
  target: field.target('block'),
  /** Figures that fire; of artillery the gun models are named instead. */
  figures: field.integer(1),
  guns: field.usually([], field.list(field.text(), { most: mostGuns })),
  /** The hit point on the target's edge. */
  x: field.length(),
  y: field.length(),
  isHidden: field.usually(false, field.yesNo),
}

/** [BA-3.1.3-01] [BA-3.1.3-05] Figures or guns fire at a target; a second order is split fire. */
export const fire: BaOrderRules<'fire'> = {
  shape: fireShape,
  judge: (state, seat, order) => judgeFire(state, seat, declaredIn(order)),
  execute: (table, seat, order) => declareFire(table, seat, declaredIn(order)),
  settles: (_seat, orders) => table => {
    const phase = phaseAt(table.state)
    return foreseeFires(orders.map(({ unit }) => ({ unit, phase })))
  },
  oddsHidden: (state, _seat, { unit }) =>
    mayForesee(state, unit, phaseAt(state)) ? null : { key: 'ba.odds.unmeasured' },
  legalOrders: (state, seat) => waysToFire(state, seat).map(orderOf),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.target,
    like: fireAtEach,
    isRare: isUnusual,
  },
  describe: (state, order) => ({
    key: orderKey(state, order),
    values: {
      unit: nameOfUnit(state, order.unit),
      target: targetName(state, order),
      edge: edgeHit(state, order),
      figures: order.figures,
      guns: order.guns.length,
      ...dangerText(state, declaredIn(order)),
      x: order.x / CM,
      y: order.y / CM,
    },
  }),
}

/** With all that can aim at the target, the safest way first. */
export function fireAtTarget(state: State, unit: Unit, target: Unit): FireOrder[] {
  return waysAgainst(state, unit, target).map(orderOf)
}

/** All that the unit has, at the middle of each enemy. */
function fireAtEach(state: State, _seat: Seat, id: string): FireOrder[] {
  const unit = unitOf(state, id)
  return state.units
    .filter(target => isTarget(unit, target))
    .map(({ id: target }) => rangingAt(state, { kind: 'range', unit: id, target }))
    .map(declared => orderOf({ ...declared, figures: declared.figures || unit.figures }))
}

function declaredIn({ kind: _kind, ...declared }: FireOrder): Declared {
  return { ...declared, isRanging: false }
}

function orderOf({ isRanging: _isRanging, ...declared }: Declared): FireOrder {
  return { kind: 'fire', ...declared }
}

function orderKey(state: State, { unit, isHidden }: FireOrder): string {
  if (isHidden) return 'ba.order.fire.hidden'
  const shooter = findUnit(state, unit)
  return shooter && isArtillery(shooter) ? 'ba.order.fire.guns' : 'ba.order.fire'
}

function targetName(state: State, { target, isHidden }: FireOrder) {
  return isHidden ? { key: 'ba.target.assumed' } : nameOfUnit(state, target)
}

/** The edge of the target that the hit point lies on, and whether the target has another front there. */
function edgeHit(state: State, { target, x, y }: FireOrder) {
  const unit = findUnit(state, target)
  if (!unit) return { key: 'ba.hit.front' }
  const { side, countsAs } = edgeAt(unit, x, y)
  return { key: side === countsAs ? `ba.hit.${side}` : `ba.hit.${side}.front` }
}

/** Fire that leaves figures for another target, or at what is only assumed, is seldom wanted. */
function isUnusual({ unit, target: id, figures, isHidden }: FireOrder, state: State): boolean {
  const target = findUnit(state, id)
  return isHidden || !target || figures < mostAt(state, unitOf(state, unit), target)
}

type RangeOrder = Of<Order, 'range'>

export const rangeShape = { unit: field.piece('block'), target: field.target('block') }

/** [BA-3.4.1-02] Guns find the range of a target without firing for effect; nothing is rolled. */
export const range: BaOrderRules<'range'> = {
  shape: rangeShape,
  judge: (state, seat, order) => judgeFire(state, seat, rangingAt(state, order)),
  execute: (table, seat, order) => declareFire(table, seat, rangingAt(table.state, order)),
  legalOrders: (state, seat) =>
    waysToRange(state, seat)
      .map(({ unit, target }): RangeOrder => ({ kind: 'range', unit, target }))
      .filter(order => judgeFire(state, seat, rangingAt(state, order)).allowed),
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
      target: nameOfUnit(state, target),
    },
  }),
}

/** All guns with gunners, at the middle of the target. */
function rangingAt(state: State, { unit, target }: RangeOrder): Declared {
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

const canisterRefusals = withCommonRefusals<'canister'>([
  refuse(
    'BA-3.4.4-01',
    'ba.refuse.noGunsToLoad',
    (context: ContextOf<'canister'>) => unitIn(context).guns.length === 0,
    unitName,
  ),
])

/** [BA-3.4.4-01] [BA-1.1.2-03] Guns are to load canister, for this turn. */
export const canister: BaOrderRules<'canister'> = {
  shape: writtenShape('canister'),
  ...clauseRulesFromList('canister', canisterRefusals, () => [{ kind: 'canister' }]),
  tool: { tool: 'list', piece: order => order.unit },
  describe: (state, { unit }) => ({
    key: 'ba.order.canister',
    values: { unit: nameOfUnit(state, unit) },
  }),
}
