import { hullDistance } from '@grognard/geometry'
import type { Dice, Seat } from '@grognard/umpire'
import { writtenPart } from '../command/sheets.ts'
import { unitsToWriteFor } from '../command/write-part.ts'
import { centreOf, hullOf } from '../formation/footprint.ts'
import type { Leg } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { areEnemies, findUnit, isOnBoard } from '../units.ts'
import { isLawful, plainMarch } from './march-tool.ts'
import type { MarchOrder } from './march-tool.ts'
import { pathOfMarch } from './path.ts'
import { isMarchColumn } from './pace.ts'
import { extendTowards } from './towards.ts'

const BENDS = [-4500, -2000, 2000, 4500] as const
const BACKWARDS = 18_000

/** A sample of good shapes for each unit that may still be given a march. */
export function legalMarches(state: State, seat: Seat): MarchOrder[] {
  return unitsToWriteFor(state, seat, 'march').flatMap(unit =>
    ordersFor(state, unit).filter(order => isLawful(state, seat, order)),
  )
}

/** One of them, for a unit by chance. */
export function sampleMarch(state: State, seat: Seat, dice: Dice): MarchOrder | undefined {
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
  const attack = writtenPart(state, unit.id, 'attack')
  const enemy = (attack && findUnit(state, attack.target)) ?? nearestEnemy(state, unit)
  if (!enemy) return []
  const to = centreOf(enemy)
  const charge: MarchOrder = { ...plain, rate: 'charge' }
  return [plain, charge].map(order => ({
    ...extendTowards(state, unit, order, to),
    unit: unit.id,
  }))
}

/** Enemies on the board from the nearest on, at most so many. */
export function enemiesByDistance(state: State, unit: Unit, most: number): Unit[] {
  const hull = hullOf(unit)
  return state.units
    .filter(other => isOnBoard(other) && areEnemies(unit, other))
    .map(enemy => ({ enemy, distance: hullDistance(hull, hullOf(enemy)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ enemy }) => enemy)
}

function nearestEnemy(state: State, unit: Unit): Unit | undefined {
  return isOnBoard(unit) ? enemiesByDistance(state, unit, 1)[0] : undefined
}
