import { workKinds } from '../../book/tables/ground.ts'
import type { WorkKind } from '../../book/tables/ground.ts'
import { clauseRulesFromList, withCommonRefusals, writtenShape } from '../../model/clauses.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import { frontOf } from '../../model/footprint.ts'
import { nameOfUnit } from '../../model/names.ts'
import { foreseeOrder } from '../../model/order-rolls.ts'
import { followedClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isOnBoard, unitOf } from '../../model/units.ts'
import type { BaOrderRules } from '../../rules.ts'
import { procureFor } from './progress.ts'
import {
  atItAlready,
  bridgeNear,
  isDemolition,
  siteOf,
  standingAtWork,
  workRefusals,
} from './site.ts'

const refusals = withCommonRefusals<'work'>([atItAlready, ...workRefusals])

/** [BA-6.3.0-01] Engineering work is written; the roll for its material comes with the announcement. */
export const work: BaOrderRules<'work'> = {
  shape: writtenShape('work'),
  ...clauseRulesFromList('work', refusals, (unit, state) =>
    workKinds.map(kind => siteFor(state, unit, kind)),
  ),
  /** [BA-6.3.0-02] Where the order is followed, the roll for the material comes with it. */
  continues(table, seat, order) {
    work.execute(table, seat, order)
    foreseeOrder(table, order.unit)
    const clause = followedClause(table.state, order.unit, 'work')
    const unit = unitOf(table.state, order.unit)
    if (clause && isOnBoard(unit)) procureFor(table, unit, clause)
  },
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, order) => ({
    key: 'ba.order.work',
    values: { unit: nameOfUnit(state, order.unit), work: { key: `ba.work.${order.work}` } },
  }),
}

/**
 * [BA-6.3.0-04] One place for each kind: the middle of its front, its building, the bridge beside it,
 * or where it has worked before, so that those turns count.
 */
function siteFor(state: State, unit: Unit, kind: WorkKind): ClauseOf<'work'> {
  if (unit.work?.kind === kind) {
    const { kind: _kind, ...site } = siteOf(unit.work)
    return { kind: 'work', work: kind, ...site }
  }
  const { x, y } = frontOf(unit)
  const bridge = isDemolition(kind) ? bridgeNear(state, standingAtWork(unit), kind) : undefined
  const terrain = kind === 'strengthen' ? (unit.building ?? '') : (bridge?.id ?? '')
  return { kind: 'work', work: kind, terrain, x, y, heading: unit.heading }
}
