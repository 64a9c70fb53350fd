import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { DEGREE } from '../../book/measures.ts'
import { workRows } from '../../book/tables/ground.ts'
import type { WorkKind } from '../../book/tables/ground.ts'
import { partOf, refusalsWith, unitsToWriteFor, writePart } from '../../model/clause-rules.ts'
import type { WorkPart } from '../../model/clauses.ts'
import { frontOf } from '../../model/footprint.ts'
import { nameOfUnit } from '../../model/names.ts'
import { foreseeOrder } from '../../model/order-rolls.ts'
import { followedPart } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isOnBoard, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules } from '../../rules.ts'
import { procureFor } from './progress.ts'
import {
  atItAlready,
  bridgeNear,
  isDemolition,
  siteOf,
  standingAtWork,
  workHindrances,
} from './site.ts'

type WorkOrder = Extract<Order, { kind: 'work' }>

const works = Object.keys(workRows).filter(isWork)

function isWork(kind: string): kind is WorkKind {
  return Object.hasOwn(workRows, kind)
}

const refusals = refusalsWith<'work'>([atItAlready, ...workHindrances])

/** [BA-6.3.0-01] A field work is written; the roll for its material comes with the announcement. */
export const work: BaOrderRules<'work'> = {
  shape: {
    unit: { type: 'text' },
    work: { type: 'text', values: works },
    terrain: { type: 'text', usual: '' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 360 * DEGREE - 1, unit: 'angle' },
  },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute(table, seat, order) {
    writePart(table, seat, order.unit, partOf(order))
  },
  /** [BA-6.3.0-02] Where the order is followed, the roll for the material comes with it. */
  foresee(table, seat, order) {
    work.execute(table, seat, order)
    foreseeOrder(table, order.unit)
    const part = followedPart(table.state, order.unit, 'work')
    const unit = unitOf(table.state, order.unit)
    if (part && isOnBoard(unit)) procureFor(table, unit, part)
  },
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'work').flatMap(unit => worksFor(state, seat, unit)),
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, order) => ({
    key: 'ba.order.work',
    values: { unit: nameOfUnit(state, order.unit), work: { key: `ba.work.${order.work}` } },
  }),
}

/** One place for each kind of work: the middle of its front, its building, the bridge beside it. */
function worksFor(state: State, seat: Seat, unit: Unit): WorkOrder[] {
  return works
    .map(kind => siteFor(state, unit, kind))
    .filter(part => isAllowed(refusals, { state, seat, unit: unit.id, part }))
    .map(part => ({ ...part, unit: unit.id }))
}

/** [BA-6.3.0-04] Where it has worked before, so that those turns count. */
function siteFor(state: State, unit: Unit, kind: WorkKind): WorkPart {
  if (unit.work?.kind === kind) {
    const { kind: _kind, ...site } = siteOf(unit.work)
    return { kind: 'work', work: kind, ...site }
  }
  const { x, y } = frontOf(unit)
  const bridge = isDemolition(kind) ? bridgeNear(state, standingAtWork(unit), kind) : undefined
  const terrain = kind === 'strengthen' ? (unit.building ?? '') : (bridge?.id ?? '')
  return { kind: 'work', work: kind, terrain, x, y, heading: unit.heading }
}
