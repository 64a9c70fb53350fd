import { HALF_TURN, normalise } from '@grognard/geometry'
import { allows, field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Forfeit, Of, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { INFANTRY_TO_GUNNERS } from '../../book/tables/melee.ts'
import { distances } from '../../book/tables/scale.ts'
import { hasRoom, isTouching, isWithin, isWithRefuge } from '../../model/contact.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { edgesOf, middleOf, poseWithFront } from '../../model/footprint.ts'
import { nameOf, nameOfCrewed, nameOfUnit, thingNamed } from '../../model/names.ts'
import { freeId, newborn } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import { couldStill } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import {
  areEnemies,
  findUnit,
  isAbandoned,
  isClosed,
  isDisordered,
  isGunnersOnly,
  isInfantry,
  isOnBoard,
  seatsOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { mapRows, refuse, stop } from '../../words.ts'

/** [BA-4.5.0-02] [BA-1.3.4-01] The gunners as they stand with the infantry, formed as foot. */
function refugeesIn(state: State, battery: Unit, infantry: Unit): Unit {
  const gunners = isGunnersOnly(battery) ? copyUnit(battery) : gunnersOff(state, battery)
  gunners.formation = { kind: 'gunners', front: null, gap: null }
  gunners.refuge = infantry.id
  gunners.failedOrder = null
  return besideInfantry(state, gunners, infantry)
}

function gunnersOff(state: State, battery: Unit): Unit {
  const id = freeId(state, battery.id)
  return { ...newborn(copyUnit(battery)), id, guns: [], partOf: battery.id }
}

/** In contact behind it, else at a wing or before it; without any room in its midst. */
function besideInfantry(state: State, gunners: Unit, infantry: Unit): Unit {
  const [front, right, rear, left] = edgesOf(infantry)
  const edges = [rear, right, left, front].flatMap(edge => (edge ? [edge] : []))
  const places = edges.map(edge => {
    const outside = { ...gunners, heading: normalise(edge.outward + HALF_TURN) }
    return { ...outside, ...poseWithFront(outside, middleOf(edge)) }
  })
  const free = places.find(place => hasRoom(state, place, [gunners.id]))
  return free ?? { ...gunners, x: infantry.x, y: infantry.y, heading: infantry.heading }
}

/** Gunners that a seat would have take refuge with anybody; undefined where there are none. */
interface Fleeing {
  state: State
  seat: Seat
  id: string
  gunners: Unit | undefined
}

const fleeingName = ({ state, id }: Fleeing) => ({ unit: thingNamed(state, id) })

/** What keeps gunners at their guns, whoever would take them in. */
const fleeingRefusals: readonly BaRefusal<Fleeing>[] = [
  stop('BA-4.5.0-02', 'ba.refuse.notYourUnit', f => !isOwn(f.seat, f.gunners), fleeingName),
  stop('BA-4.5.0-02', 'ba.refuse.noGunnersToFlee', f => !isAtGuns(f.gunners), fleeingName),
  refuse(
    'BA-4.5.0-02',
    'ba.refuse.notAttacked',
    f => !isThreatened(f.state, f.id, f.gunners),
    fleeingName,
  ),
]

const mayFlee = allows(fleeingRefusals)

/** Gunners that a seat would have take refuge with infantry. */
interface TakingRefuge {
  state: State
  seat: Seat
  order: Of<Order, 'takeRefuge'>
}

const gunnersIn = ({ state, order }: TakingRefuge): Unit => unitOf(state, order.battery)
const infantryIn = ({ state, order }: TakingRefuge): Unit => unitOf(state, order.infantry)
const names = (taking: TakingRefuge) => ({
  unit: nameOf(gunnersIn(taking)),
  infantry: nameOf(infantryIn(taking)),
})

export const refugeRefusals: readonly BaRefusal<TakingRefuge>[] = [
  ...mapRows(fleeingRefusals, ({ state, seat, order: { battery: id } }: TakingRefuge) => ({
    state,
    seat,
    id,
    gunners: findUnit(state, id),
  })),
  stop(
    'BA-4.5.0-02',
    'ba.refuse.notYourUnit',
    ({ state, seat, order }) => !isOwn(seat, findUnit(state, order.infantry)),
    ({ state, order }) => ({ unit: thingNamed(state, order.infantry) }),
  ),
  refuse('BA-4.5.0-02', 'ba.refuse.noRefuge', t => !canTakeIn(infantryIn(t)), names),
  refuse(
    'BA-4.5.0-02',
    'ba.refuse.refugeTooFar',
    t => !isWithin(gunnersIn(t), infantryIn(t), distances.refuge),
    t => ({ ...names(t), cm: distances.refuge / CM }),
  ),
  refuse(
    'BA-4.5.0-02',
    'ba.refuse.refugeTooSmall',
    t => infantryIn(t).figures < INFANTRY_TO_GUNNERS * gunnersIn(t).figures,
    names,
  ),
  refuse(
    'BA-4.5.0-02',
    'ba.refuse.refugeDisordered',
    t => isDisordered(gunnersIn(t)) || isDisordered(infantryIn(t)),
    names,
  ),
]

function isOwn(seat: Seat, unit: Unit | undefined): boolean {
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

/** [BA-4.5.0-02] Unlimbered, or off their guns already. */
function isAtGuns(unit: Unit | undefined): boolean {
  if (unit?.arm !== 'artillery' || unit.figures === 0 || unit.refuge !== null) return false
  return isGunnersOnly(unit) || unit.formation.kind === 'unlimbered'
}

/** An attack has been announced that may be meant for them: on them, or on what stands there. */
function isThreatened({ attacks }: State, id: string, unit: Unit | undefined): boolean {
  const ids = [id, unit?.partOf]
  return attacks.some(({ state, target }) => state === 'announced' && ids.includes(target))
}

/** [BA-6.1.1-02] Closed infantry in the open. */
function canTakeIn(unit: Unit): boolean {
  return isInfantry(unit) && isClosed(unit) && unit.walls === null
}

export const takeRefugeShape = { battery: field.piece('block'), infantry: field.friend('block') }

/** [BA-4.5.0-02] Gunners go to infantry nearby when an attack on them is announced, no time. */
export const takeRefuge: BaOrderRules<'takeRefuge'> = {
  shape: takeRefugeShape,
  judge: (state, seat, order) => judgeBy(refugeRefusals, { state, seat, order }),
  execute(table, _seat, { battery, infantry }) {
    const { state } = table
    const gunners = refugeesIn(state, unitOf(state, battery), unitOf(state, infantry))
    const guns = gunners.id === battery ? '' : battery
    table.emit({ kind: 'refugeTaken', battery: guns, infantry, gunners })
  },
  legalOrders: ordersFor,
  tool: { tool: 'list', piece: order => order.battery, target: order => order.infantry },
  describe: (state, { battery, infantry }) => ({
    key: 'ba.order.takeRefuge',
    values: { unit: nameOfCrewed(state, battery), infantry: nameOfUnit(state, infantry) },
  }),
}

function ordersFor(state: State, seat: Seat): Of<Order, 'takeRefuge'>[] {
  return state.units
    .filter(gunners => mayFlee({ state, seat, id: gunners.id, gunners }))
    .flatMap(({ id: battery }) =>
      state.units.map(({ id: infantry }) => ({ kind: 'takeRefuge' as const, battery, infantry })),
    )
    .filter(order => isAllowed(refugeRefusals, { state, seat, order }))
}

/** [BA-4.5.0-02] Asked as soon as attacks are announced. */
export function seatsToTakeRefuge(state: State): readonly Seat[] {
  if (state.attacks.length === 0) return []
  return seatsOf(state).filter(seat => mayTakeRefuge(state, seat))
}

export function mayTakeRefuge(state: State, seat: Seat): boolean {
  return ordersFor(state, seat).length > 0
}

/** [BA-4.5.0-05] Abandoned guns that an enemy has stood at for a whole turn; one battery a unit. */
export function captureGuns(table: BaTable): void {
  const { state } = table
  endRefuges(table)
  const takers = new Set<string>()
  for (const battery of state.units.filter(unit => isLostAllTurn(state, unit))) {
    const taker = state.units.find(unit => !takers.has(unit.id) && isTaking(state, unit, battery))
    if (!taker || isContested(state, battery)) continue
    takers.add(taker.id)
    table.emit({ kind: 'gunsCaptured', battery: battery.id, by: taker.id })
  }
}

/** Nobody has manned the guns since the turn began. */
function isLostAllTurn({ turn }: State, battery: Unit): boolean {
  if (!isOnBoard(battery) || !isAbandoned(battery) || battery.guns.length === 0) return false
  return battery.movedIn !== turn && battery.disorderedIn !== turn
}

/** In contact and not moved this turn, so in contact all turn. */
function isTaking({ turn }: State, unit: Unit, battery: Unit): boolean {
  if (!isOnBoard(unit) || !areEnemies(unit, battery) || unit.figures === 0) return false
  return unit.movedIn !== turn && isTouching(unit, battery)
}

function isContested({ units }: State, battery: Unit): boolean {
  return units.some(
    unit =>
      unit !== battery &&
      unit.seat === battery.seat &&
      isOnBoard(unit) &&
      unit.figures > 0 &&
      !isDisordered(unit) &&
      isTouching(unit, battery),
  )
}

/** [BA-4.5.0-03] Gunners that have moved away are with nobody any more, nor are their guns. */
function endRefuges(table: BaTable): void {
  const { state } = table
  const ended = state.units.filter(
    unit => unit.refuge !== null && (!isOnBoard(unit) || !isStillIn(state, unit)),
  )
  if (ended.length > 0) table.emit({ kind: 'refugeEnded', units: ended.map(({ id }) => id) })
}

function isStillIn(state: State, unit: Unit): boolean {
  if (unit.guns.length === 0) return isWithRefuge(state, unit)
  return state.units.some(
    gunners =>
      gunners.partOf === unit.id &&
      gunners.refuge === unit.refuge &&
      isOnBoard(gunners) &&
      isWithRefuge(state, gunners),
  )
}

/** [BA-4.5.0-02] */
export function couldTakeRefuge(state: State, seat: Seat): Forfeit[] {
  const open = takeRefuge.legalOrders(state, seat)
  const batteries = open.map(({ battery }) => battery)
  return couldStill(state, 'ba.ask.refuge', batteries)
}
