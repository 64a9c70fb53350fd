import { distanceToPoint } from '@grognard/geometry/measured/hull.ts'
import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { partOf, partRefusals, unitsToWriteFor, writePart } from '../command/write-part.ts'
import type { PartSituation } from '../command/write-part.ts'
import { frontOf, hullOf } from '../formation/footprint.ts'
import { findBuilding } from '../ground/buildings.ts'
import { DEGREE } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { WorkPart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { workGroup, workRows } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import { isDisordered, unitOf } from '../units.ts'
import { canWork, hasHands } from './crew.ts'
import { bridgeNear } from './material.ts'

type WorkOrder = Extract<Order, { kind: 'work' }>

interface Working extends PartSituation {
  work: WorkPart
}

const works = Object.keys(workRows).filter(isWork)

function isWork(kind: string): kind is WorkKind {
  return Object.hasOwn(workRows, kind)
}

const isDemolition = (work: WorkKind) => work === 'burnBridge' || work === 'blastBridge'

const workRefusals: readonly BaRefusal<Working>[] = [
  {
    rule: 'BA-6.3.0-03',
    message: 'ba.refuse.tooDisorderedToWork',
    values: unitName,
    when: ({ state, unit }) => isDisordered(unitOf(state, unit)),
  },
  {
    rule: 'BA-6.3.0-01',
    message: 'ba.refuse.noPioneers',
    values: unitName,
    when: ({ state, unit, work }) => !canWork(state, unitOf(state, unit), work.work),
  },
  {
    rule: 'BA-6.3.0-02',
    message: 'ba.refuse.tooFewHands',
    values: situation => ({ ...unitName(situation), least: workGroup.figures }),
    when: ({ state, unit, work }) => !hasHands(state, unitOf(state, unit), work.work),
  },
  {
    rule: 'BA-T-20',
    message: 'ba.refuse.alreadyStrengthened',
    values: unitName,
    when: ({ state, unit, work }) =>
      work.work === 'strengthen' &&
      findBuilding(state, unitOf(state, unit).building)?.isStrengthened === true,
  },
  {
    rule: 'BA-6.3.0-05',
    message: 'ba.refuse.noBridge',
    values: unitName,
    when: ({ state, unit, work }) =>
      isDemolition(work.work) &&
      bridgeNear(state, unitOf(state, unit), work.work)?.id !== work.terrain,
  },
  {
    rule: 'BA-1.3.5-01',
    message: 'ba.refuse.workTooFar',
    values: unitName,
    when: ({ state, unit, work }) =>
      work.work !== 'strengthen' &&
      !isDemolition(work.work) &&
      distanceToPoint(hullOf(unitOf(state, unit)), work.x, work.y) > workGroup.length,
  },
]

function unitName({ state, unit }: PartSituation) {
  return { unit: unitOf(state, unit).name }
}

/** [BA-6.3.0-01] A field work is written; the roll for its material comes with the announcement. */
export const work: BaOrderRules<'work'> = {
  shape: {
    unit: { type: 'text' },
    work: { type: 'text', values: works },
    terrain: { type: 'text' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 360 * DEGREE - 1, unit: 'angle' },
  },
  judge(state, seat, order) {
    const part = partOf(order)
    const situation = { state, seat, unit: order.unit, part }
    const ruling = judgeBy(partRefusals, situation)
    return ruling.allowed ? judgeBy(workRefusals, { ...situation, work: part }) : ruling
  },
  carryOut(table, seat, order) {
    writePart(table, seat, order.unit, partOf(order))
  },
  offers: (state, seat) =>
    unitsToWriteFor(state, seat, 'work').flatMap(unit => worksFor(state, seat, unit)),
  again: true,
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  tell: (state, order) => ({
    key: 'ba.order.work',
    values: { unit: unitOf(state, order.unit).name, work: { key: `ba.work.${order.work}` } },
  }),
}

/** One place for each kind of work: the middle of its front, its building, the bridge beside it. */
function worksFor(state: State, seat: Seat, unit: Unit): WorkOrder[] {
  return works
    .map(kind => siteFor(state, unit, kind))
    .filter(order => work.judge(state, seat, order).allowed)
}

function siteFor(state: State, unit: Unit, kind: WorkKind): WorkOrder {
  const { x, y } = frontOf(unit)
  const bridge = isDemolition(kind) ? bridgeNear(state, unit, kind) : undefined
  const terrain = kind === 'strengthen' ? (unit.building ?? '') : (bridge?.id ?? '')
  return { kind: 'work', unit: unit.id, work: kind, terrain, x, y, heading: unit.heading }
}
