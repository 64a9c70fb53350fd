import { foundByChance, isAllowed } from '@grognard/umpire'
import type { Dice, PathSwitch, PathTool, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { CHARGE_PAUSE } from '../../book/tables/march.ts'
import { angles, ticks } from '../../book/tables/scale.ts'
import {
  clauseIn,
  clauseRefusals,
  clauseRules,
  takesOrders,
  unitsToWriteFor,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOrder, ContextOf, Leg, MarchClause, Rate } from '../../model/clauses.ts'
import { enemiesByDistance } from '../../model/contact.ts'
import { centreOf } from '../../model/footprint.ts'
import { canCharge, isMarchColumn, isRestedForCharge } from '../../model/marching/rates.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { withPendingOrders, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { drawTowards, extendTowards, foreseenWay } from './foreseen-way.ts'
import { hasChargeTurns, leadsOverEdge, pathOfMarch } from './path.ts'
import { legsTold, traceOf } from './trace.ts'

export type MarchOrder = ClauseOrder<MarchClause>

/** The unit as it will be when the march begins. */
function marcher({ state, unit }: ContextOf<'march'>): Unit {
  return withPendingOrders(state, unitOf(state, unit))
}

const name = (context: ContextOf<'march'>) => ({ unit: nameOf(marcher(context)) })

const formation = (context: ContextOf<'march'>) => ({
  ...name(context),
  formation: { key: `ba.formation.${marcher(context).formation.kind}` },
})

const QUARTER = 9_000
const BACKWARDS = 18_000

const isCharge = ({ clause }: ContextOf<'march'>) => clause.rate === 'charge'

/** What can be known when the order is written. */
const ownRefusals: BaRefusal<ContextOf<'march'>>[] = [
  stop('BA-1.3.5-02', 'ba.refuse.worksAndStays', c => marcher(c).formation.kind === 'work', name),
  stop('BA-1.3.6-01', 'ba.refuse.restsAndStays', c => marcher(c).formation.kind === 'rest', name),
  stop('BA-6.1.1-03', 'ba.refuse.inHouse', c => marcher(c).building !== null, name),
  stop(
    'BA-2.3.1-03',
    'ba.refuse.noLegs',
    ({ state, unit, clause }) =>
      clause.legs.length === 0 && writtenClause(state, unit, 'attack') === undefined,
    name,
  ),
  refuse(
    'BA-2.3.1-03',
    'ba.refuse.ticks',
    ({ clause }) => clause.fromTick > clause.toTick,
    ({ clause }) => ({ from: clause.fromTick, to: clause.toTick }),
  ),
  refuse('BA-2.3.1-05', 'ba.refuse.course', c => !mayTakeCourse(marcher(c), c.clause.course), name),
  refuse(
    'BA-2.4.2-03',
    'ba.refuse.turnsAboutTwice',
    ({ clause }) => clause.legs.filter(({ kind }) => kind === 'about').length > 1,
    name,
  ),
  refuse(
    'BA-2.4.3-03',
    'ba.refuse.columnWheels',
    c => isMarchColumn(marcher(c)) && c.clause.legs.some(({ kind }) => kind === 'wheel'),
    name,
  ),
  refuse(
    'BA-2.3.2-01',
    'ba.refuse.fastColumn',
    c => c.clause.rate === 'fast' && !isMarchColumn(marcher(c)),
    formation,
  ),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.attackFast',
    ({ state, unit, clause }) =>
      clause.rate === 'fast' && writtenClause(state, unit, 'attack') !== undefined,
    name,
  ),
  refuse(
    'BA-2.3.3-05',
    'ba.refuse.noCharge',
    c => isCharge(c) && !canCharge(marcher(c)),
    formation,
  ),
  refuse(
    'BA-2.3.3-02',
    'ba.refuse.chargeInDisorder',
    c => isCharge(c) && marcher(c).disorder !== 'OR',
    c => ({
      ...name(c),
      disorder: { key: `ba.disorder.${marcher(c).disorder}` },
    }),
  ),
  refuse(
    'BA-2.3.3-04',
    'ba.refuse.chargedLately',
    c => isCharge(c) && !isRestedForCharge(marcher(c), c.state.turn),
    c => ({
      ...name(c),
      turn: (marcher(c).chargedIn ?? 0) + CHARGE_PAUSE + 1,
    }),
  ),
  refuse(
    'BA-2.4.1-02',
    'ba.refuse.chargeTurns',
    c => isCharge(c) && !hasChargeTurns(c.state, marcher(c), c.clause),
    c => ({ ...name(c), degrees: angles.chargePivot / 100 }),
  ),
  refuse(
    'BA-5.1.2-02',
    'ba.refuse.overEdge',
    ({ state, unit, clause }) => leadsOverEdge(state, unit, clause),
    name,
  ),
]

const marchRefusals: BaRefusal<ContextOf<'march'>>[] = [...clauseRefusals, ...ownRefusals]

/** [BA-2.3.1-05] Skirmish lines backwards and sideways, unlimbered guns backwards. */
function mayTakeCourse(unit: Unit, course: number): boolean {
  if (course === 0) return true
  if (isSkirmishLine(unit)) return course % QUARTER === 0
  return unit.formation.kind === 'unlimbered' && course === BACKWARDS
}

/** A march of the whole phase along no legs yet. */
export function plainMarch(unit: string, rate: Rate = 'normal'): MarchOrder {
  return { kind: 'march', unit, rate, legs: [], fromTick: 1, toTick: ticks.march, course: 0 }
}

/** How a march is drawn on the screen. */
export const marchTool: PathTool<State, MarchOrder> = {
  tool: 'path',
  piece: order => order.unit,
  pieces: (state, seat) =>
    state.units.filter(unit => takesOrders(state, seat, unit)).map(({ id }) => id),
  start: (state, _seat, piece) => {
    const written = writtenClause(state, piece, 'march')
    return written ? { ...written, unit: piece } : plainMarch(piece)
  },
  extend: (state, _seat, order, x, y) => ({
    ...drawTowards(state, unitOf(state, order.unit), clauseIn(order), { x, y }),
    unit: order.unit,
  }),
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace: (state, _seat, order) => traceOf(state, order),
  label: (state, unit) => ({ key: 'ba.name', values: { name: unitOf(state, unit).name } }),
  switches: (state, seat, order) => [
    ...rateSwitches(state, seat, order),
    ...courseSwitch(state, seat, order),
  ],
}

const fasterRates: readonly Rate[] = ['fast', 'charge']

/** [BA-1.1.2-06] Fast march and charge, where the unit may. */
function rateSwitches(state: State, seat: Seat, order: MarchOrder): PathSwitch<MarchOrder>[] {
  return fasterRates.flatMap(rate => {
    const isOn = order.rate === rate
    const flipped: MarchOrder = { ...order, rate: isOn ? 'normal' : rate }
    return isOn || isLawful(state, seat, straightOn(flipped))
      ? [{ key: `ba.switch.${rate}`, isOn, flipped }]
      : []
  })
}

/** [BA-2.3.1-05] Backwards, where the unit may; what was drawn is drawn anew. */
function courseSwitch(state: State, seat: Seat, order: MarchOrder): PathSwitch<MarchOrder>[] {
  const isOn = order.course === BACKWARDS
  const flipped: MarchOrder = { ...order, course: isOn ? 0 : BACKWARDS, legs: [] }
  if (!isOn && !isLawful(state, seat, straightOn(flipped))) return []
  return [{ key: 'ba.switch.backwards', isOn, flipped }]
}

function straightOn(order: MarchOrder): MarchOrder {
  return { ...order, legs: [{ kind: 'straight', amount: 1 }] }
}

function isLawful(state: State, seat: Seat, order: MarchOrder): boolean {
  return isAllowed(marchRefusals, { state, seat, unit: order.unit, clause: clauseIn(order) })
}

const BENDS = [-4500, -2000, 2000, 4500] as const

/** A sample of good shapes for each unit that may still be given a march. */
export function legalMarches(state: State, seat: Seat): MarchOrder[] {
  return unitsToWriteFor(state, seat, 'march').flatMap(unit =>
    ordersFor(state, unit).filter(order => isLawful(state, seat, order)),
  )
}

/** One of them, for a unit by chance. */
function sampleMarch(state: State, seat: Seat, dice: Dice): MarchOrder | undefined {
  const units = unitsToWriteFor(state, seat, 'march')
  return foundByChance(units, dice, unit => {
    const orders = ordersFor(state, unit).filter(order => isLawful(state, seat, order))
    return orders.length > 0 ? orders[dice.roll(orders.length) - 1] : undefined
  })
}

function straight(amount: number): Leg {
  return { kind: 'straight', amount }
}

function ordersFor(state: State, unit: Unit): MarchOrder[] {
  const plain = plainMarch(unit.id)
  const { budget } = pathOfMarch(state, unit, plain)
  if (budget < 1) return []
  const turn = isMarchColumn(unit) ? 'pivot' : 'wheel'
  return [
    { ...plain, legs: [straight(budget)] },
    { ...plain, legs: [straight(Math.max(1, Math.floor(budget / 2)))] },
    ...BENDS.map(amount => ({
      ...plain,
      legs: [{ kind: turn, amount } as const, straight(budget)],
    })),
    { ...plain, legs: [{ kind: 'about', amount: 0 }, straight(budget)] },
    { ...plain, course: BACKWARDS, legs: [straight(budget)] },
    ...towardsEnemies(state, unit, plain),
    { ...plain, rate: 'fast', legs: [straight(2 * budget)] },
  ]
}

/** To its target, else to the nearest enemy; at the charge too. */
function towardsEnemies(state: State, unit: Unit, plain: MarchOrder): MarchOrder[] {
  const attack = writtenClause(state, unit.id, 'attack')
  const enemy = (attack && findUnit(state, attack.target)) ?? nearestEnemy(state, unit)
  if (!enemy) return []
  const to = centreOf(enemy)
  const charge: MarchOrder = { ...plain, rate: 'charge' }
  return [plain, charge].map(order => ({
    ...extendTowards(state, unit, order, to),
    unit: unit.id,
  }))
}

function nearestEnemy(state: State, unit: Unit): Unit | undefined {
  return isOnBoard(unit) ? enemiesByDistance(state, unit, 1)[0] : undefined
}

/** [BA-1.1.2-02] [BA-1.1.2-06] A march along legs, at a rate, all phase or part of it. */
export const march: BaOrderRules<'march'> = {
  shape: writtenShape('march'),
  ...clauseRules(marchRefusals),
  legalOrders: legalMarches,
  sample: sampleMarch,
  tool: marchTool,
  describe: (state, order) => {
    const unit = findUnit(state, order.unit)
    const way = unit && foreseenWay(state, unit, order)
    const isShort = way !== undefined && way.spent > 0 && way.wanting > 0
    return {
      key: 'ba.order.march',
      values: {
        unit: nameOfUnit(state, order.unit),
        rate: order.rate,
        legs: legsTold(order),
        most: isShort ? mostTold(order.legs, way.spent) : 0,
      },
    }
  },
}

/** In cm, with a tenth at most. */
function asTold(length: number): number {
  return Math.round(length / 100) / (CM / 100)
}

/** What is at hand of a march, in cm; 0 where its legs are told as no longer than that. */
function mostTold(legs: readonly Leg[], spent: number): number {
  const length = legs.reduce((sum, { kind, amount }) => sum + (kind === 'straight' ? amount : 0), 0)
  return asTold(length) <= asTold(spent) ? 0 : asTold(spent)
}
