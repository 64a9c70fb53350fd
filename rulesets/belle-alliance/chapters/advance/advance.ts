import { bearing, containsPoint, distanceToPoint, turnBetween } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Forfeit, Of, PathTool, Seat, Trace } from '@grognard/umpire'
import { CM, DEGREE } from '../../book/measures.ts'
import { angles } from '../../book/tables/scale.ts'
import { attackBars } from '../../model/attacks.ts'
import type { Attacking } from '../../model/attacks.ts'
import { boxOf, findBuilding, garrisonOf } from '../../model/buildings.ts'
import { enemiesByDistance } from '../../model/contact.ts'
import { centreOf, frontOf, hullOf } from '../../model/footprint.ts'
import { piecesOf } from '../../model/ground/land.ts'
import { isMarchColumn } from '../../model/marching/rates.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { couldStill, hasDeclared } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, findUnit, isInfantry, isOnBoard, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { mapRows, refuse, stop } from '../../words.ts'
import {
  advanceRight,
  advancerRefusals,
  afterPivot,
  endOfAdvance,
  goesBeyondPosition,
  pathOfAdvance,
  unitsToAdvance,
} from './advance-right.ts'
import type { AdvanceRight } from './advance-right.ts'

export type AdvanceOrder = Of<Order, 'advance'>

/** A continued advance that a seat wants to write. */
export interface Advancing {
  state: State
  seat: Seat
  order: AdvanceOrder
}

const unitIn = ({ state, order }: Advancing): Unit => unitOf(state, order.unit)
const name = (advancing: Advancing) => ({ unit: nameOf(unitIn(advancing)) })
const rightIn = (advancing: Advancing): AdvanceRight | null =>
  advanceRight(advancing.state, unitIn(advancing))

export const advanceRefusals: readonly BaRefusal<Advancing>[] = [
  ...mapRows(advancerRefusals, ({ state, seat, order: { unit: id } }: Advancing) => ({
    state,
    seat,
    id,
    unit: findUnit(state, id),
  })),
  refuse(
    'BA-4.1.4-04',
    'ba.refuse.advanceWritten',
    ({ state, order }) => hasDeclared(state, order.unit),
    name,
  ),
  refuse(
    'BA-4.1.4-01',
    'ba.refuse.pivotsTooFar',
    a => Math.abs(a.order.pivot) > angles.chargePivot && !isFreeToTurn(a),
    () => ({ degrees: angles.chargePivot / DEGREE }),
  ),
  refuse(
    'BA-4.1.4-02',
    'ba.refuse.beyondPosition',
    a => {
      const right = rightIn(a)
      return right !== null && goesBeyondPosition(a.state, right.attack, a.order)
    },
    name,
  ),
  refuse(
    'BA-6.1.2-05',
    'ba.refuse.onlyOccupies',
    a => {
      const right = rightIn(a)
      return right?.onlyOccupies === true && a.order.building !== right.attack.terrain
    },
    name,
  ),
  refuse(
    'BA-4.1.4-05',
    'ba.refuse.noSuchBuilding',
    ({ state, order }) => order.building !== '' && !findBuilding(state, order.building),
  ),
  refuse(
    'BA-6.1.1-02',
    'ba.refuse.onlyInfantryInside',
    a => a.order.building !== '' && !isInfantry(unitIn(a)),
    name,
  ),
  refuse(
    'BA-6.1.2-07',
    'ba.refuse.enemyStillInside',
    ({ state, seat, order }) => garrisonOf(state, order.building).some(unit => unit.seat !== seat),
    name,
  ),
  refuse(
    'BA-4.1.4-05',
    'ba.refuse.attackOrOccupy',
    ({ order }) => order.building !== '' && order.target !== '',
    name,
  ),
  refuse(
    'BA-4.1.4-03',
    'ba.refuse.noContinuedAttack',
    a => a.order.target !== '' && rightIn(a)?.mayAttack !== true,
    name,
  ),
  stop('BA-1.1.2-07', 'ba.refuse.noTarget', a => a.order.target !== '' && !isEnemyThere(a)),
  ...attackBars.map(onAdvance),
]

/** [BA-4.1.1-02] What bars an attack bars a continued one. */
function onAdvance({ when, values, ...bar }: BaRefusal<Attacking>): BaRefusal<Advancing> {
  return {
    ...bar,
    ...(values ? { values: (advancing: Advancing) => values(attackingIn(advancing)) } : {}),
    when: advancing => advancing.order.target !== '' && when(attackingIn(advancing)),
  }
}

function attackingIn(advancing: Advancing): Attacking {
  const { state, order } = advancing
  return { attacker: unitIn(advancing), target: findUnit(state, order.target) ?? null }
}

function isEnemyThere({ state, order, seat }: Advancing): boolean {
  const target = findUnit(state, order.target)
  return target !== undefined && isOnBoard(target) && areEnemies(target, { seat })
}

/** [BA-2.4.3-03] March columns on a road. */
function isFreeToTurn(advancing: Advancing): boolean {
  const unit = unitIn(advancing)
  return (
    isMarchColumn(unit) && pathOfAdvance(advancing.state, unit, advancing.order).mover.turnsFreely
  )
}

/** A continued advance that does not lead anywhere yet. */
export function plainAdvance(unit: string): AdvanceOrder {
  return { kind: 'advance', unit, pivot: 0, distance: 0, target: '', building: '' }
}

/** [BA-4.1.4-01] As far towards a point as one pivot may turn. */
function pivotTo(unit: Unit, { x, y }: Point): number {
  const front = frontOf(unit)
  const turn = turnBetween(unit.heading, bearing(front.x, front.y, x, y))
  return Math.max(-angles.chargePivot, Math.min(angles.chargePivot, turn))
}

/** Points the way: at an enemy to attack it, at a building to go in, else as far as the point. */
export const advanceTool: PathTool<State, AdvanceOrder> = {
  tool: 'path',
  piece: ({ unit }) => unit,
  pieces: (state, seat) => unitsToAdvance(state, seat).map(({ id }) => id),
  start: (_state, _seat, unit) => plainAdvance(unit),
  extend: (state, _seat, { unit }, x, y) => towards(state, unitOf(state, unit), { x, y }),
  shorten: ({ unit }) => plainAdvance(unit),
  trace: (state, _seat, order) => traceOf(state, order),
}

function towards(state: State, unit: Unit, to: Point): AdvanceOrder {
  const turned = { ...plainAdvance(unit.id), pivot: pivotTo(unit, to) }
  const path = pathOfAdvance(state, unit, turned)
  const target = enemyAt(state, unit, to)
  const building = target === '' ? buildingAt(state, unit, to) : ''
  const isAimed = target !== '' || building !== ''
  const straight = isAimed ? path.budget : distanceAhead(unit, to)
  const distance = Math.max(0, Math.min(straight, path.budget - Math.ceil(path.cost)))
  return { ...turned, distance, target, building }
}

function distanceAhead(unit: Unit, { x, y }: Point): number {
  const front = frontOf(unit)
  const [dx, dy] = [x - front.x, y - front.y]
  return Math.round(Math.sqrt(dx * dx + dy * dy))
}

function enemyAt({ units }: State, unit: Unit, { x, y }: Point): string {
  const enemies = units.filter(other => isOnBoard(other) && areEnemies(unit, other))
  return enemies.find(enemy => distanceToPoint(hullOf(enemy), x, y) === 0)?.id ?? ''
}

function buildingAt(state: State, unit: Unit, { x, y }: Point): string {
  if (!isInfantry(unit)) return ''
  return piecesOf(state, 'building').find(({ points }) => containsPoint(points, x, y))?.id ?? ''
}

function traceOf(state: State, order: AdvanceOrder): Trace {
  const path = pathOfAdvance(state, unitOf(state, order.unit), order)
  const cost = Math.round(path.cost)
  return {
    poses: [path.start, afterPivot(path), endOfAdvance(path)],
    cost,
    budget: path.budget,
    reached: Math.min(cost, path.budget),
    contact: null,
  }
}

/** Enemies offered to one unit as targets. */
const MOST_TARGETS = 3

export const advanceShape = {
  unit: field.piece('block'),
  pivot: field.usually(0, field.angle(-9_000, 9_000)),
  distance: field.length(0),
  target: field.usually('', field.target('block')),
  building: field.usually('', field.place('building')),
}

/** [BA-4.1.4-01] [BA-4.1.4-04] After a melee that made the enemy give way, half a turn's march on. */
export const advance: BaOrderRules<'advance'> = {
  shape: advanceShape,
  judge: (state, seat, order) => judgeBy(advanceRefusals, { state, seat, order }),
  execute(table, seat, { unit, pivot, distance, target, building }) {
    const aim = {
      target: target === '' ? null : target,
      building: building === '' ? null : building,
    }
    const advance = { unit, pivot, distance, ...aim, isShown: false }
    table.emit({ kind: 'advanceDeclared', seat, advance })
  },
  legalOrders: (state, seat) =>
    unitsToAdvance(state, seat)
      .flatMap(unit => ordersFor(state, unit))
      .filter(order => isAllowed(advanceRefusals, { state, seat, order })),
  tool: advanceTool,
  describe: (state, order) => ({
    key: `ba.order.advance.${aimOf(order)}`,
    values: {
      unit: nameOfUnit(state, order.unit),
      cm: Math.round(order.distance / (CM / 10)) / 10,
      degrees: Math.round(Math.abs(order.pivot) / DEGREE),
      hand: { key: `ba.hand.${order.pivot < 0 ? 'left' : 'right'}` },
      target: nameOfUnit(state, order.target),
      building: findBuilding(state, order.building)?.name ?? order.building,
    },
  }),
}

function aimOf({ target, building }: AdvanceOrder): 'attack' | 'occupy' | 'plain' {
  if (target !== '') return 'attack'
  return building === '' ? 'plain' : 'occupy'
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

/** [BA-4.1.4-04] */
export function couldAdvance(state: State, seat: Seat): Forfeit[] {
  const open = advance.legalOrders(state, seat).map(({ unit }) => unit)
  const yet = open.filter(unit => !state.advances.some(row => row.unit === unit))
  return couldStill(state, 'ba.ask.advance', yet)
}
