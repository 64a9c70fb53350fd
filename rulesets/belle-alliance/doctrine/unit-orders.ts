import type { Seat } from '@grognard/umpire'
import { orderRollModifiers } from '../book/tables/command.ts'
import { outside } from '../chapters/buildings/leave.ts'
import { takesOrders } from '../model/clauses.ts'
import { hasRoom } from '../model/contact.ts'
import { reformed } from '../model/formations.ts'
import { isFarFromChief } from '../model/order-rolls.ts'
import { clausesFor, findSheet } from '../model/sheets.ts'
import { immediateChief } from '../model/staff.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isArtillery, isCavalry, isDisordered } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { batteryOrders, cavalryOrders } from './cavalry.ts'
import { fieldOf, near, nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { garrisonOrders, infantryOrders, skirmisherOrders } from './infantry.ts'
import { chancesOf, isLawful, isWorthRoll, leastChances } from './legal-orders.ts'
import { marchTo } from './marching.ts'
import { inMarchingOrder } from './stations.ts'
import { tasksFor } from './tasks.ts'
import type { Task } from './tasks.ts'

/** What the unit should be ordered, best first of each kind; the lawful ones are written. */
export function ordersFor(field: Field, unit: Unit, task: Task | undefined): Iterable<Order> {
  if (isDisordered(unit)) return []
  if (unit.mother !== null) return skirmisherOrders(field, unit)
  if (!task) return []
  if (unit.building !== null) return garrisonOrders(field, unit, task)
  if (isArtillery(unit)) return batteryOrders(field, unit, task)
  return isCavalry(unit) ? cavalryOrders(field, unit, task) : infantryOrders(field, unit, task)
}

/** The next part of the next unit's order; none when all that should be written is written. */
export function nextUnitOrder(view: State, seat: Seat, style?: string): Order | undefined {
  const { field, tasks, units, first } = orderContextOf(view, seat, style)
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const wanted = nextClause(field, unit, tasks.get(unit.id))
    if (wanted) return wanted
  }
  return undefined
}

/** Who writes orders goes down the list of his units; `first` is the one that he has come to. */
interface OrderContext {
  field: Field
  tasks: Map<string, Task>
  units: Unit[]
  first: number
}

function orderContextOf(view: State, seat: Seat, style?: string): OrderContext {
  const field = fieldOf(view, seat, style)
  const tasks = tasksFor(field)
  const units = inMarchingOrder(field.own, tasks).filter(unit => takesOrders(view, seat, unit))
  const reached = units.findLastIndex(unit => findSheet(view, unit.id) !== undefined)
  return { field, tasks, units, first: Math.max(0, reached) }
}

/** What tells one manner's turn from another's: what every unit is first to do, and where it is to go. */
export function gistOf(view: State, seat: Seat, style: string): string {
  const { field, tasks, units } = orderContextOf(view, seat, style)
  return JSON.stringify(
    units.map(unit => [nextClause(field, unit, tasks.get(unit.id)), tasks.get(unit.id)?.at]),
  )
}

/** Units whose next order is thought of at a time. */
const MOST = 6

/** What a unit might be ordered to do next, the best first, with the manner where it is not the usual. */
export interface OnUnit {
  unit: Unit
  orders: [Order, string?][]
}

/**
 * The next order of each unit that is still to come, and what bolder men would have it do; what is
 * left of a half written order alone. Who is passed over is left without.
 */
export function thoughtsOnUnits(view: State, seat: Seat, bolder: string): OnUnit[] {
  const context = orderContextOf(view, seat)
  const begun = context.units[context.first]
  const rest = begun && restOfOrder(view, seat, context, begun, bolder)
  if (rest) return [{ unit: begun, orders: [[rest]] }]
  const other = orderContextOf(view, seat, bolder)
  const left = context.units
    .slice(context.first)
    .filter(({ id }) => findSheet(view, id) === undefined)
  const found: OnUnit[] = []
  let thoughts = 0
  for (const unit of left) {
    const orders = ordersOnUnit(unit, context, other, bolder)
    found.push({ unit, orders })
    thoughts += orders.length
    if (thoughts >= MOST) break
  }
  return found
}

function ordersOnUnit(
  unit: Unit,
  context: OrderContext,
  other: OrderContext,
  bolder: string,
): [Order, string?][] {
  const order = nextClause(context.field, unit, context.tasks.get(unit.id))
  if (!order) return []
  const rash = nextClause(other.field, unit, other.tasks.get(unit.id))
  return rash && !isSame(rash, order) ? [[order], [rash, bolder]] : [[order]]
}

/** An attack that only bolder men would make is written to its end as they would. */
function restOfOrder(
  view: State,
  seat: Seat,
  context: OrderContext,
  unit: Unit,
  bolder: string,
): Order | undefined {
  if (!findSheet(view, unit.id)) return undefined
  const attack = clausesFor(view, unit.id).find(clause => clause.kind === 'attack')
  const other = attack && orderContextOf(view, seat, bolder)
  const isMeant = ({ field, tasks }: OrderContext) =>
    [...ordersFor(field, unit, tasks.get(unit.id))].some(
      order => order.kind === 'attack' && order.target === attack?.target,
    )
  const { field, tasks } = other && !isMeant(context) ? other : context
  return nextClause(field, unit, tasks.get(unit.id))
}

function isSame(one: Order, other: Order): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The best that may still be written for the unit, with good hope that it is followed. */
function nextClause(field: Field, unit: Unit, task: Task | undefined): Order | undefined {
  const { state, seat } = field
  if (isWritten(state, unit.id, 'march')) return undefined
  for (const order of ordersFor(field, unit, task))
    if ('unit' in order && !isWritten(state, order.unit, order.kind))
      if (isWorthRoll(state, unit, order) && isPossible(state, unit, order))
        if (isLawful(state, seat, order)) return order
  return findSheet(state, unit.id) ? undefined : towardsChief(field, unit)
}

/** There is room for a new formation; who would take it at the same time is not known. */
function isPossible(state: State, unit: Unit, order: Order): boolean {
  if (order.kind === 'leave') return hasRoom(state, outside(unit, order), [unit.id])
  if (order.kind !== 'form') return true
  return hasRoom(state, { ...unit, ...reformed(unit, order) }, [unit.id])
}

function isWritten(state: State, unit: string, kind: Order['kind']): boolean {
  return clausesFor(state, unit).some(clause => clause.kind === kind)
}

/** Who is too far from his chief to obey well goes nearer, out of the enemy's reach. */
function towardsChief(field: Field, unit: Unit): Order | undefined {
  const { state, seat } = field
  const chief = immediateChief(state, unit)
  if (!chief || unit.building !== null || !isFarFromChief(state, unit)) return undefined
  if (chancesOf(state, unit) + orderRollModifiers.onlyTowardsChief.value < leastChances)
    return undefined
  const threat = nearestEnemy(field, unit)
  if (threat && threat.distance < near.assault) return undefined
  return marchTo(field, unit, chief).find(order => isLawful(state, seat, order))
}
