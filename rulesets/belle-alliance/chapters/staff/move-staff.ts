import { bearing, distanceToPoint, isHullWithin } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { whole } from '@grognard/geometry/measured/units.ts'
import { allows, field, isAllowed, judgeBy, stepOf } from '@grognard/umpire'
import type { Message, PlaceTool, Seat } from '@grognard/umpire'
import { cavalryRates } from '../../book/tables/march.ts'
import { CONTACT } from '../../book/tables/scale.ts'
import { staffBase } from '../../book/tables/troops.ts'
import { hullOf, hullOfStaff } from '../../model/footprint.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import {
  findStaff,
  freeBeside,
  isFreeForStaff,
  isStaffWithin,
  lastMove,
  marchMove,
  staffNameOf,
} from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, seatsOf, staffOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { mapRows, refuse, stop } from '../../words.ts'
import { wayOfStaff } from './staff-way.ts'

/** The order that moves a staff figure. */
interface StaffMove {
  kind: 'moveStaff'
  staff: string
  x: number
  y: number
  /** The unit it is put in contact with, or empty. */
  contact: string
}

/** Units that are offered to a figure, the nearest first. */
const MOST_GOALS = 6

/** Moves worth while: into contact with the own units near, those under its chief before others. */
function staffGoals(state: State, figure: Staff): StaffMove[] {
  return unitsInReach(state, figure)
    .slice(0, MOST_GOALS)
    .flatMap(unit => beside(state, figure, unit))
}

function unitsInReach(state: State, figure: Staff): Unit[] {
  const reach = cavalryRates.staff.road ?? 0
  const chief = figure.kind === 'chief' ? figure.id : figure.over
  const squared = (unit: Unit) =>
    (unit.x - figure.x) * (unit.x - figure.x) + (unit.y - figure.y) * (unit.y - figure.y)
  const rank = (unit: Unit) => (unit.chief === chief ? 0 : 1)
  return state.units
    .filter(unit => unit.seat === figure.seat && isOnBoard(unit) && unit.id !== figure.contact)
    .filter(unit => isStaffWithin(figure, unit, reach))
    .toSorted((one, other) => rank(one) - rank(other) || squared(one) - squared(other))
}

function beside(state: State, figure: Staff, unit: Unit): StaffMove[] {
  const pose = freeBeside(state, figure, unit, figure.x, figure.y)
  if (!pose) return []
  return [{ kind: 'moveStaff', staff: figure.id, x: pose.x, y: pose.y, contact: unit.id }]
}

/** A figure put this near to an own unit stands in contact with it, 1/1000 cm. */
const SNAP = staffBase.depth

/** Puts chiefs and orderlies on a point, or in contact with the own unit there. */
function staffTool(
  movable: (state: State, seat: Seat) => readonly Staff[],
): PlaceTool<State, StaffMove> {
  return {
    tool: 'place',
    piece: ({ staff }) => staff,
    pieces: (state, seat) => movable(state, seat).map(({ id }) => id),
    at(state, seat, piece, x, y) {
      const figure = staffOf(state, piece)
      const unit = unitAt(state, seat, x, y)
      const pose = unit && freeBeside(state, figure, unit, x, y)
      const place = pose ?? { x: whole(x), y: whole(y) }
      return {
        kind: 'moveStaff',
        staff: piece,
        x: place.x,
        y: place.y,
        contact: unit && pose ? unit.id : '',
      }
    },
    label: labelOf,
  }
}

function labelOf(state: State, piece: string): Message {
  const name = staffNameOf(state, staffOf(state, piece))
  return typeof name === 'object' ? name : { key: 'ba.name', values: { name } }
}

function unitAt(state: State, seat: Seat, x: number, y: number): Unit | undefined {
  return state.units.find(
    unit => unit.seat === seat && isOnBoard(unit) && distanceToPoint(hullOf(unit), x, y) <= SNAP,
  )
}

interface MoveContext extends Omit<StaffMove, 'kind'> {
  state: State
  seat: Seat
}

/** [BA-1.1.4-12] The number of the move that is open now. */
function moveNow(state: State): number {
  return stepOf(state) === 'lastStaff' ? lastMove(state) : marchMove(state)
}

/** A figure that the seat would move. */
interface Moving {
  state: State
  seat: Seat
  figure: Staff | undefined
}

const figureName = ({ state, figure }: Moving) => ({
  staff: figure ? staffNameOf(state, figure) : '',
})

/** What keeps a figure from moving at all; [BA-1.1.1-10] one that has been placed stays there. */
const figureRefusals: readonly BaRefusal<Moving>[] = [
  stop('BA-1.1.4-12', 'ba.refuse.notYourStaff', ({ seat, figure }) => figure?.seat !== seat),
  stop(
    'BA-1.1.4-12',
    'ba.refuse.staffNotThere',
    ({ figure }) => figure?.status !== 'onBoard',
    figureName,
  ),
  stop(
    'BA-1.1.4-12',
    'ba.refuse.staffHasMoved',
    ({ state, figure }) => figure?.lastMove === moveNow(state),
    figureName,
  ),
]

const isMovable = allows(figureRefusals)

/** [BA-1.1.4-12] The figures the seat can still move at this step. */
export function movableStaff(state: State, seat: Seat): Staff[] {
  return state.staff.filter(figure => isMovable({ state, seat, figure }))
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

const moveRefusals: BaRefusal<MoveContext>[] = [
  ...mapRows(figureRefusals, (context: MoveContext) => ({ ...context, figure: figureIn(context) })),
  stop(
    'BA-1.1.4-13',
    'ba.refuse.noContact',
    of((figure, context) => context.contact !== '' && !isInContact(figure, context)),
    c => ({ ...named(c), unit: nameOfUnit(c.state, c.contact) }),
  ),
  refuse(
    'BA-1.1.7-04',
    'ba.refuse.noRoomForStaff',
    of((figure, context) => !isFreeForStaff(context.state, figure, poseOf(figure, context))),
    named,
  ),
  stop(
    'BA-2.3.1-01',
    'ba.refuse.closedToStaff',
    of((figure, { state, x, y }) => !wayOfStaff(state, figure, x, y).isOpen),
    named,
  ),
  refuse(
    'BA-T-03',
    'ba.refuse.tooFarForStaff',
    of((figure, { state, x, y }) => wayOfStaff(state, figure, x, y).share > 1),
    c => ({ ...named(c), percent: percentOf(c) }),
  ),
]

function percentOf(context: MoveContext): number {
  const figure = figureIn(context)
  if (!figure) return 0
  return Math.ceil(wayOfStaff(context.state, figure, context.x, context.y).share * 100)
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

/** [BA-1.1.4-12] Those with a figure that can still move at this step. */
export function seatsWithStaff(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayMoveStaff(state, seat))
}

export function mayMoveStaff(state: State, seat: Seat): boolean {
  return movableStaff(state, seat).length > 0
}

export const moveStaffShape = {
  staff: field.piece('rider'),
  x: field.length(0),
  y: field.length(0),
  contact: field.usually('', field.friend('block')),
}

/** [BA-1.1.4-12] No order is written for it: once in the movement phase, once at the very end. */
export const moveStaff: BaOrderRules<'moveStaff'> = {
  shape: moveStaffShape,
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
  tool: staffTool(movableStaff),
  describe: tell,
}

function lawful(state: State, seat: Seat, moves: readonly StaffMove[]): StaffMove[] {
  return moves.filter(move => isAllowed(moveRefusals, { ...move, state, seat }))
}
