import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { isWithin } from '../formation/zone.ts'
import { CM } from '../measures.ts'
import { nameOf, nameOfCrewed, nameOfUnit, thingNamed } from '../names.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { INFANTRY_TO_GUNNERS } from '../tables/melee-limits.ts'
import {
  findUnit,
  isClosed,
  isDisordered,
  isGunnersOnly,
  isInfantry,
  isOnBoard,
  unitOf,
} from '../units.ts'
import { refugeesIn } from './refugees.ts'

/** Gunners that a seat would have take refuge. */
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
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.notYourUnit',
    values: ({ state, order }) => ({ unit: thingNamed(state, order.battery) }),
    when: ({ state, seat, order }) => !isOwn(state, seat, order.battery),
    stop: true,
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.notYourUnit',
    values: ({ state, order }) => ({ unit: thingNamed(state, order.infantry) }),
    when: ({ state, seat, order }) => !isOwn(state, seat, order.infantry),
    stop: true,
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.noGunnersToFlee',
    values: names,
    when: taking => !isAtGuns(gunnersIn(taking)),
    stop: true,
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.notAttacked',
    values: names,
    when: taking => !isThreatened(taking.state, gunnersIn(taking)),
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.noRefuge',
    values: names,
    when: taking => !canTakeIn(infantryIn(taking)),
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.refugeTooFar',
    values: taking => ({ ...names(taking), cm: distances.refuge / CM }),
    when: taking => !isWithin(gunnersIn(taking), infantryIn(taking), distances.refuge),
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.refugeTooSmall',
    values: names,
    when: taking => infantryIn(taking).figures < INFANTRY_TO_GUNNERS * gunnersIn(taking).figures,
  },
  {
    rule: 'BA-4.5.0-02',
    message: 'ba.refuse.refugeDisordered',
    values: names,
    when: taking => isDisordered(gunnersIn(taking)) || isDisordered(infantryIn(taking)),
  },
]

function isOwn(state: State, seat: Seat, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

/** [BA-4.5.0-02] Unlimbered, or off their guns already. */
function isAtGuns(unit: Unit): boolean {
  if (unit.arm !== 'artillery' || unit.figures === 0 || unit.refuge !== null) return false
  return isGunnersOnly(unit) || unit.formation.kind === 'unlimbered'
}

/** An attack has been announced that may be meant for them: on them, or on what stands there. */
function isThreatened({ attacks }: State, unit: Unit): boolean {
  const ids = [unit.id, unit.partOf]
  return attacks.some(({ state, target }) => state === 'announced' && ids.includes(target))
}

/** [BA-6.1.1-02] Closed infantry in the open. */
function canTakeIn(unit: Unit): boolean {
  return isInfantry(unit) && isClosed(unit) && unit.walls === null
}

/** [BA-4.5.0-02] Gunners go to infantry nearby when an attack on them is announced, no time. */
export const takeRefuge: BaOrderRules<'takeRefuge'> = {
  shape: { battery: { type: 'text' }, infantry: { type: 'text' } },
  judge: (state, seat, order) => judgeBy(refugeRefusals, { state, seat, order }),
  execute(table, _seat, { battery, infantry }) {
    const { state } = table
    const gunners = refugeesIn(state, unitOf(state, battery), unitOf(state, infantry))
    const guns = gunners.id === battery ? '' : battery
    table.emit({ kind: 'refugeTaken', battery: guns, infantry, gunners })
  },
  legalOrders: ordersFor,
  again: (state, seat) => ordersFor(state, seat).length > 0,
  tool: { tool: 'list', piece: order => order.battery, target: order => order.infantry },
  describe: (state, { battery, infantry }) => ({
    key: 'ba.order.takeRefuge',
    values: { unit: nameOfCrewed(state, battery), infantry: nameOfUnit(state, infantry) },
  }),
}

function ordersFor(state: State, seat: Seat): Of<Order, 'takeRefuge'>[] {
  const own = state.units.filter(unit => unit.seat === seat && isOnBoard(unit))
  const batteries = own.filter(unit => isAtGuns(unit) && isThreatened(state, unit))
  return batteries
    .flatMap(({ id: battery }) =>
      own.map(({ id: infantry }) => ({ kind: 'takeRefuge' as const, battery, infantry })),
    )
    .filter(order => isAllowed(refugeRefusals, { state, seat, order }))
}

/** [BA-4.5.0-02] Asked as soon as attacks are announced. */
export function seatsToTakeRefuge(state: State): readonly Seat[] {
  if (state.attacks.length === 0) return []
  return state.sides.map(({ seat }) => seat).filter(seat => ordersFor(state, seat).length > 0)
}
