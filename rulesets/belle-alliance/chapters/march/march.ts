import { isAllowed } from '@grognard/umpire'
import type { Dice, PathSwitch, PathTool, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { ticks } from '../../book/tables/scale.ts'
import { clauseIn, clauseRules, takesOrders, unitsToWriteFor } from '../../model/clause-rules.ts'
import { writtenShape } from '../../model/clauses.ts'
import type { Leg, MarchClause, Rate } from '../../model/clauses.ts'
import { enemiesByDistance } from '../../model/contact.ts'
import { centreOf } from '../../model/footprint.ts'
import { isMarchColumn } from '../../model/marching/rates.ts'
import { nameOfUnit } from '../../model/names.ts'
import { writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaOrderRules } from '../../rules.ts'
import { drawTowards, extendTowards, foreseenWay } from './foreseen-way.ts'
import { marchRefusals } from './march-refusals.ts'
import { pathOfMarch } from './path.ts'
import { legsTold, traceOf } from './trace.ts'

export type MarchOrder = MarchClause & { unit: string }

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

const BACKWARDS = 18_000

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
  if (units.length === 0) return undefined
  const first = dice.roll(units.length) - 1
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const orders = ordersFor(state, unit).filter(order => isLawful(state, seat, order))
    if (orders.length > 0) return orders[dice.roll(orders.length) - 1]
  }
  return undefined
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

/** What is at hand of a march, in cm; 0 where its one leg is told as just as long. */
function mostTold([first, ...others]: readonly Leg[], spent: number): number {
  const isLone = first?.kind === 'straight' && others.length === 0
  return isLone && asTold(first.amount) === asTold(spent) ? 0 : asTold(spent)
}
