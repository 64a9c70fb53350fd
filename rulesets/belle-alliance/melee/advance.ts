import { isAllowed, judgeBy } from '@grognard/umpire'
import { declareAdvance } from '../command/declarations.ts'
import { centreOf, frontOf } from '../formation/footprint.ts'
import { boxOf, findBuilding } from '../ground/index.ts'
import { enemiesByDistance } from '../march/march-offers.ts'
import { piecesOf } from '../ground/land.ts'
import { CM, DEGREE } from '../measures.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { BaOrderRules } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit } from '../units.ts'
import { pathOfAdvance } from './advance-path.ts'
import { advanceRefusals } from './advance-refusals.ts'
import type { AdvanceOrder } from './advance-refusals.ts'
import { advanceTool, pivotTo, plainAdvance } from './advance-tool.ts'
import { unitsToAdvance } from './may-advance.ts'

/** Enemies offered to one unit as targets. */
const MOST_TARGETS = 3

/** [BA-4.1.4-01] [BA-4.1.4-04] After a melee that made the enemy give way, half a turn's march on. */
export const advance: BaOrderRules<'advance'> = {
  shape: {
    unit: { type: 'text' },
    pivot: { type: 'integer', from: -9_000, to: 9_000, unit: 'angle', usual: 0 },
    distance: { type: 'integer', from: 0, unit: 'length' },
    target: { type: 'text', usual: '' },
    building: { type: 'text', usual: '' },
  },
  judge: (state, seat, order) => judgeBy(advanceRefusals, { state, seat, order }),
  execute(table, seat, { unit, pivot, distance, target, building }) {
    declareAdvance(table, seat, {
      unit,
      pivot,
      distance,
      target: target === '' ? null : target,
      building: building === '' ? null : building,
    })
  },
  legalOrders: (state, seat) =>
    unitsToAdvance(state, seat)
      .flatMap(unit => ordersFor(state, unit))
      .filter(order => isAllowed(advanceRefusals, { state, seat, order })),
  again: true,
  tool: advanceTool,
  describe: (state, order) => ({
    key: `ba.order.advance.${aimOf(order)}`,
    values: {
      unit: nameOfUnit(state, order.unit),
      cm: Math.round(order.distance / (CM / 10)) / 10,
      degrees: Math.round(Math.abs(order.pivot) / DEGREE),
      hand: { key: `ba.hand.${order.pivot < 0 ? 'left' : 'right'}` },
      target: targetName(state, order),
      building: findBuilding(state, order.building)?.name ?? order.building,
    },
  }),
}

function aimOf({ target, building }: AdvanceOrder): 'attack' | 'occupy' | 'plain' {
  if (target !== '') return 'attack'
  return building === '' ? 'plain' : 'occupy'
}

function targetName(state: State, { target }: AdvanceOrder) {
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : target
}

/** Straight on, half of that, at enemies, and into buildings. */
function ordersFor(state: State, unit: Unit): AdvanceOrder[] {
  const plain = plainAdvance(unit.id)
  const { budget } = pathOfAdvance(state, unit, plain)
  const targets = enemiesByDistance(state, unit, MOST_TARGETS).map(enemy => {
    const pivot = pivotTo(unit, centreOf(enemy))
    return { ...plain, pivot, distance: budget, target: enemy.id }
  })
  const houses = piecesOf(state, 'building').map(building => {
    return {
      ...plain,
      pivot: pivotTo(unit, boxOf(building)),
      distance: budget,
      building: building.id,
    }
  })
  return [
    { ...plain, distance: budget },
    { ...plain, distance: Math.floor(budget / 2) },
    ...targets,
    ...houses.filter(({ building }) => isNear(state, unit, building, budget)),
  ]
}

/** The middle of the building is near enough that its walls may be reached. */
function isNear(state: State, unit: Unit, id: string, budget: number): boolean {
  const building = findBuilding(state, id)
  if (!building) return false
  const { x, y, length, beam } = boxOf(building)
  const front = frontOf(unit)
  const [dx, dy, reach] = [x - front.x, y - front.y, budget + length + beam]
  return dx * dx + dy * dy <= reach * reach
}
