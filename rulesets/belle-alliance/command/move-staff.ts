import { bearing, isHullWithin } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import { nameOf } from '../names.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../rules.ts'
import type { Staff, State, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import { findUnit, isOnBoard, staffOf } from '../units.ts'
import { isFreeForStaff } from './beside.ts'
import { catchStaff } from './catching.ts'
import { findStaff, staffNameOf } from './chiefs.ts'
import { lastMove, marchMove } from './follow.ts'
import { staffGoals } from './staff-goals.ts'
import type { StaffMove } from './staff-goals.ts'
import { wayOfStaff } from './staff-march.ts'
import { staffTool } from './staff-tool.ts'

interface MoveContext extends Omit<StaffMove, 'kind'> {
  state: State
  seat: Seat
}

/** [BA-1.1.4-12] The number of the move that is open now. */
function moveNow(state: State): number {
  const at = state.place[state.place.length - 1]?.at
  return at === 'lastStaff' ? lastMove(state) : marchMove(state)
}

/** [BA-1.1.4-12] The figures the seat can still move at this step. */
export function movableStaff(state: State, seat: Seat): Staff[] {
  return state.staff.filter(
    figure =>
      figure.seat === seat && figure.status === 'onBoard' && figure.lastMove !== moveNow(state),
  )
}

const figureIn = ({ state, staff }: MoveContext) => findStaff(state, staff)
const named = (context: MoveContext) => ({ staff: nameIn(context) })

function nameIn(context: MoveContext) {
  const figure = figureIn(context)
  return figure ? staffNameOf(context.state, figure) : context.staff
}

/** Rows about a figure that is known to be the seat's. */
const of = (holds: (figure: Staff, context: MoveContext) => boolean) => (context: MoveContext) => {
  const figure = figureIn(context)
  return figure !== undefined && holds(figure, context)
}

/** [BA-1.1.1-10] A figure that has been placed stays there. */
const moveRefusals: BaRefusal<MoveContext>[] = [
  {
    rule: 'BA-1.1.4-12',
    message: 'ba.refuse.notYourStaff',
    values: named,
    when: context => figureIn(context)?.seat !== context.seat,
    stop: true,
  },
  {
    rule: 'BA-1.1.4-12',
    message: 'ba.refuse.staffNotThere',
    values: named,
    when: of(({ status }) => status !== 'onBoard'),
    stop: true,
  },
  {
    rule: 'BA-1.1.4-12',
    message: 'ba.refuse.staffHasMoved',
    values: named,
    when: of((figure, { state }) => figure.lastMove === moveNow(state)),
    stop: true,
  },
  {
    rule: 'BA-1.1.4-13',
    message: 'ba.refuse.noContact',
    values: context => ({ ...named(context), unit: unitName(context) }),
    when: of((figure, context) => context.contact !== '' && !isInContact(figure, context)),
    stop: true,
  },
  {
    rule: 'BA-1.1.7-04',
    message: 'ba.refuse.noRoomForStaff',
    values: named,
    when: of((figure, context) => !isFreeForStaff(context.state, figure, poseOf(figure, context))),
  },
  {
    rule: 'BA-2.3.1-01',
    message: 'ba.refuse.closedToStaff',
    values: named,
    when: of((figure, { state, x, y }) => !wayOfStaff(state, figure, x, y).isOpen),
    stop: true,
  },
  {
    rule: 'BA-T-03',
    message: 'ba.refuse.tooFarForStaff',
    values: context => ({ ...named(context), percent: percentOf(context) }),
    when: of((figure, { state, x, y }) => wayOfStaff(state, figure, x, y).share > 1),
  },
]

function percentOf(context: MoveContext): number {
  const figure = figureIn(context)
  if (!figure) return 0
  return Math.ceil(wayOfStaff(context.state, figure, context.x, context.y).share * 100)
}

function unitName({ state, contact }: MoveContext) {
  const unit = findUnit(state, contact)
  return unit ? nameOf(unit) : contact
}

/** The own unit on the board that the figure is to be in contact with. */
function unitIn({ state, seat, contact }: MoveContext): Unit | undefined {
  const unit = findUnit(state, contact)
  return unit && unit.seat === seat && isOnBoard(unit) ? unit : undefined
}

function isInContact(figure: Staff, context: MoveContext): boolean {
  const unit = unitIn(context)
  if (!unit) return false
  const there = hullOfStaff({ ...figure, ...poseOf(figure, context) })
  return isHullWithin(there, hullOf(unit), CONTACT)
}

/** At a unit the figure looks as the unit does, else the way it went. */
function poseOf(figure: Staff, context: MoveContext): Pose {
  const { x, y } = context
  const unit = unitIn(context)
  if (unit) return { x, y, heading: unit.heading }
  const isSamePlace = figure.x === x && figure.y === y
  return { x, y, heading: isSamePlace ? figure.heading : bearing(figure.x, figure.y, x, y) }
}

/** [BA-1.1.4-06] Near an enemy the move ends, and the figure is tested at once. */
function execute(table: BaTable, seat: Seat, order: StaffMove): void {
  const { state } = table
  const figure = staffOf(state, order.staff)
  const { danger } = wayOfStaff(state, figure, order.x, order.y)
  const pose = danger ?? poseOf(figure, { ...order, state, seat })
  const contact = danger || order.contact === '' ? null : order.contact
  const move = moveNow(state)
  table.emit({ kind: 'staffMoved', seat, staff: order.staff, ...pose, contact, move })
  catchStaff(table)
}

function tell(state: State, order: StaffMove): Message {
  const { staff, contact } = order
  const values = { staff: nameIn({ ...order, state, seat: '' }) }
  const unit = findUnit(state, contact)
  if (unit) return { key: 'ba.order.moveStaff.to', values: { ...values, unit: nameOf(unit) } }
  const near = nearestUnit(state, order)
  if (!near) return { key: 'ba.order.moveStaff', values: { ...values, id: staff } }
  return { key: 'ba.order.moveStaff.near', values: { ...values, unit: nameOf(near) } }
}

/** A place without a name is told of by the unit that stands nearest to it. */
function nearestUnit({ units }: State, { x, y }: Pick<StaffMove, 'x' | 'y'>): Unit | undefined {
  let nearest: Unit | undefined
  let least = Infinity
  for (const unit of units) {
    if (!isOnBoard(unit)) continue
    const [dx, dy] = [unit.x - x, unit.y - y]
    const distance = dx * dx + dy * dy
    if (distance >= least) continue
    nearest = unit
    least = distance
  }
  return nearest
}

/** [BA-1.1.4-12] No order is written for it: once in the movement phase, once at the very end. */
export const moveStaff: BaOrderRules<'moveStaff'> = {
  shape: {
    staff: { type: 'text', longest: 60 },
    x: { type: 'integer', from: 0, unit: 'length' },
    y: { type: 'integer', from: 0, unit: 'length' },
    contact: { type: 'text', longest: 60, usual: '' },
  },
  judge: (state, seat, order) => judgeBy(moveRefusals, { ...order, state, seat }),
  execute,
  legalOrders: (state, seat) =>
    movableStaff(state, seat).flatMap(figure => lawful(state, seat, staffGoals(state, figure))),
  sample(state, seat, dice) {
    const figures = movableStaff(state, seat)
    const figure = figures.length > 0 ? figures[dice.roll(figures.length) - 1] : undefined
    const [first, ...others] = figure ? lawful(state, seat, staffGoals(state, figure)) : []
    return first && others.length > 0 ? [first, ...others][dice.roll(others.length + 1) - 1] : first
  },
  again: (state, seat) => movableStaff(state, seat).length > 0,
  tool: staffTool(movableStaff),
  describe: tell,
}

function lawful(state: State, seat: Seat, moves: readonly StaffMove[]): StaffMove[] {
  return moves.filter(move => isAllowed(moveRefusals, { ...move, state, seat }))
}
