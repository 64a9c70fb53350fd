import { cornersOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { CM, DEGREE } from '../../book/measures.ts'
import { formationKinds } from '../../book/tables/troops.ts'
import type { ClauseOf, ContextOf } from '../../model/clauses.ts'
import { isOnFreeGround, isOverlapping } from '../../model/contact.ts'
import { hullOf, poseWithCentre } from '../../model/footprint.ts'
import type { Standing } from '../../model/footprint.ts'
import {
  formationsFor,
  formRefusals,
  plainChange,
  reformed,
  shapesOf,
} from '../../model/formations.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import {
  contactOf,
  findStaff,
  followUnits,
  isFreeForStaff,
  staffNameOf,
  staffPlaces,
} from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, staffOf, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

interface Deploying {
  state: State
  seat: Seat
  unit: Unit | undefined
  hull: Hull
  /** The unit as it would stand there. */
  standing: Standing
}

const deployRefusals: readonly BaRefusal<Deploying>[] = [
  stop('BA-1.1.9-01', 'ba.refuse.notToDeploy', ({ seat, unit }) => !isToDeploy(unit, seat)),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.outsideZone',
    ({ state, seat, hull }) => !isInZone(state, seat, hull),
    ({ unit }) => ({ unit: unit?.name ?? '' }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.onAnother',
    ({ state, unit, standing }) => occupant(state, unit, standing) !== undefined,
    ({ state, unit, standing }) => ({
      unit: unit?.name ?? '',
      other: occupant(state, unit, standing)?.name ?? '',
    }),
  ),
  refuse(
    'BA-6.1.1-03',
    'ba.refuse.noRoomToForm',
    ({ state, standing }) => !isOnFreeGround(state, standing),
    ({ unit }) => ({ unit: unit?.name ?? '' }),
  ),
]

/** [BA-1.1.9-01] Option: the sides place their units themselves. */
export function isPlacedFreely(state: State): boolean {
  return state.options.placing === 'free'
}

export const deployShape = {
  unit: field.piece('block'),
  x: field.length(),
  y: field.length(),
  heading: field.angle(0, 360 * DEGREE - 1),
}

/** [BA-1.1.9-01] A unit is placed in its side's zone. */
export const deploy: BaOrderRules<'deploy'> = {
  shape: deployShape,
  judge(state, seat, { unit: id, x, y, heading }) {
    const unit = findUnit(state, id)
    const standing = { ...outdoors(unit ?? unitOf(state, state.units[0]?.id ?? '')), x, y, heading }
    return judgeBy(deployRefusals, { state, seat, unit, hull: hullOf(standing), standing })
  },
  execute(table, seat, { unit, x, y, heading }) {
    const places = staffPlaces(table.state)
    table.emit({ kind: 'unitDeployed', seat, unit, x, y, heading })
    followUnits(table, places)
  },
  legalOrders: (state, seat) =>
    unitsToDeploy(state, seat)
      .filter(({ building }) => building === null)
      .map(({ id: unit, x, y, heading }) => ({ kind: 'deploy' as const, unit, x, y, heading }))
      .filter(order => deploy.judge(state, seat, order).allowed),
  excludeFromSearch: true,
  tool: {
    tool: 'place',
    piece: order => order.unit,
    pieces: (state, seat) => unitsToDeploy(state, seat).map(unit => unit.id),
    at: (state, _seat, unit, x, y, heading) => ({
      kind: 'deploy',
      unit,
      ...poseWithCentre(outdoors(unitOf(state, unit)), { x, y }, heading),
    }),
  },
  describe: (state, { unit, x, y, heading }) => ({
    key: 'ba.order.deploy',
    values: {
      unit: findUnit(state, unit)?.name ?? unit,
      x: x / CM,
      y: y / CM,
      degrees: heading / DEGREE,
    },
  }),
}

/** [BA-1.1.9-01] A unit of the seat that it places itself. */
export function isToDeploy(unit: Unit | undefined, seat: Seat): unit is Unit {
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

export function unitsToDeploy(state: State, seat: Seat): Unit[] {
  return state.units.filter(unit => isToDeploy(unit, seat))
}

/** A garrison as it would stand in the open. */
function outdoors(unit: Unit): Unit {
  return { ...unit, building: null, walls: null }
}

export function isInZone(state: State, seat: Seat, hull: Hull): boolean {
  const zone = state.sides.find(side => side.seat === seat)?.deployZone ?? []
  const corners = cornersOf(hull)
  return [0, 2, 4, 6].every(place =>
    containsPoint(zone, corners[place] ?? 0, corners[place + 1] ?? 0),
  )
}

/** Who stands there already. */
function occupant(state: State, unit: Unit | undefined, standing: Standing): Unit | undefined {
  return state.units.find(
    other =>
      other.id !== unit?.id &&
      isOnBoard(other) &&
      other.building === null &&
      isOverlapping(standing, other),
  )
}

type DeployAs = Of<Order, 'deployAs'>
type Forming = ContextOf<'form'>

const notToDeploy: BaRefusal<Forming> = stop(
  'BA-1.1.9-01',
  'ba.refuse.notToDeploy',
  ({ state, seat, unit }) => !isToDeploy(findUnit(state, unit), seat),
)

/** As it would stand in its new formation. */
function standing({ state, unit: id, clause }: Forming): Unit {
  const unit = unitOf(state, id)
  return { ...unit, ...reformed(unit, clause) }
}

const placeRefusals: readonly BaRefusal<Forming>[] = [
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.outsideZone',
    c => !isInZone(c.state, c.seat, hullOf(standing(c))),
    c => ({ unit: nameOf(standing(c)) }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.onAnother',
    c => occupantIn(c) !== undefined,
    c => ({
      unit: nameOf(standing(c)),
      other: occupantIn(c)?.name ?? '',
    }),
  ),
]

function occupantIn(context: Forming): Unit | undefined {
  return occupant(context.state, unitOf(context.state, context.unit), standing(context))
}

const refusals = [notToDeploy, ...formRefusals, ...placeRefusals]

function contextOf(state: State, seat: Seat, order: DeployAs): Forming {
  return { state, seat, unit: order.unit, clause: formClause(order) }
}

function formClause({ formation: kind, front, gap }: DeployAs): ClauseOf<'form'> {
  return { kind: 'form', ...plainChange({ kind, front, gap }) }
}

export const deployAsShape = {
  unit: field.piece('block'),
  formation: field.one(formationKinds),
  front: field.usually(null, field.orNothing(field.integer(1))),
  gap: field.usually(null, field.orNothing(field.length(0))),
}

/** [BA-1.1.9-01] [BA-1.3.1-01] Before the battle a unit takes any formation of its arm where it stands. */
export const deployAs: BaOrderRules<'deployAs'> = {
  shape: deployAsShape,
  judge: (state, seat, order) => judgeBy(refusals, contextOf(state, seat, order)),
  execute(table, seat, order) {
    const { state } = table
    const places = staffPlaces(state)
    const { formation, x, y, heading } = reformed(unitOf(state, order.unit), formClause(order))
    table.emit({ kind: 'formationSet', seat, unit: order.unit, formation, x, y, heading })
    followUnits(table, places)
  },
  legalOrders: (state, seat) =>
    unitsToDeploy(state, seat)
      .flatMap(ordersFor)
      .filter(order => isAllowed(refusals, contextOf(state, seat, order))),
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, formation, front, gap }) => ({
    key: 'ba.order.deployAs',
    values: {
      unit: nameOfUnit(state, unit),
      formation: { key: `ba.formation.${formation}` },
      front: front ?? 0,
      gap: (gap ?? 0) / CM,
    },
  }),
}

function ordersFor(unit: Unit): DeployAs[] {
  return formationsFor(unit)
    .flatMap(kind => shapesOf(unit, kind))
    .map(({ kind: formation, front, gap }) => ({
      kind: 'deployAs',
      unit: unit.id,
      formation,
      front,
      gap,
    }))
}

interface DeployingStaff {
  state: State
  seat: Seat
  staff: Staff | undefined
  x: number
  y: number
}

const deployStaffRefusals: readonly BaRefusal<DeployingStaff>[] = [
  stop(
    'BA-1.1.9-01',
    'ba.refuse.notToDeploy',
    ({ seat, staff }) => staff?.seat !== seat || staff.status !== 'onBoard',
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.outsideZone',
    ({ state, seat, x, y }) => !containsPoint(zoneOf(state, seat), x, y),
    ({ staff }) => ({ unit: staff?.name ?? '' }),
  ),
  refuse(
    'BA-1.1.7-04',
    'ba.refuse.noRoomForStaff',
    ({ state, staff, x, y }) =>
      staff !== undefined && !isFreeForStaff(state, staff, { x, y, heading: staff.heading }),
    ({ state, staff }) => ({ staff: staff ? staffNameOf(state, staff) : '' }),
  ),
]

export const deployStaffShape = {
  staff: field.piece('rider'),
  x: field.length(),
  y: field.length(),
}

/** [BA-1.1.9-01] A chief or orderly is placed in his side's zone. */
export const deployStaff: BaOrderRules<'deployStaff'> = {
  shape: deployStaffShape,
  judge: (state, seat, { staff: id, x, y }) =>
    judgeBy(deployStaffRefusals, {
      state,
      seat,
      staff: state.staff.find(figure => figure.id === id),
      x,
      y,
    }),
  execute(table, seat, { staff, x, y }) {
    const { state } = table
    const contact = contactOf(state.units, { ...staffOf(state, staff), x, y })
    table.emit({ kind: 'staffDeployed', seat, staff, x, y, contact })
  },
  legalOrders: (state, seat) =>
    staffToDeploy(state, seat)
      .filter(staff =>
        isAllowed(deployStaffRefusals, { state, seat, staff, x: staff.x, y: staff.y }),
      )
      .map(({ id, x, y }) => ({ kind: 'deployStaff' as const, staff: id, x, y })),
  excludeFromSearch: true,
  tool: {
    tool: 'place',
    piece: order => order.staff,
    pieces: (state, seat) => staffToDeploy(state, seat).map(figure => figure.id),
    at: (_state, _seat, staff, x, y) => ({ kind: 'deployStaff', staff, x, y }),
  },
  describe: (state, { staff, x, y }) => ({
    key: 'ba.order.deployStaff',
    values: { staff: findStaff(state, staff)?.name ?? staff, x: x / CM, y: y / CM },
  }),
}

function staffToDeploy(state: State, seat: Seat): Staff[] {
  return state.staff.filter(figure => figure.seat === seat && figure.status === 'onBoard')
}

function zoneOf(state: State, seat: Seat): readonly number[] {
  return state.sides.find(side => side.seat === seat)?.deployZone ?? []
}
