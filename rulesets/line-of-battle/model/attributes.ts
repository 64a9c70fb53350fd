import type { Seat } from '@grognard/umpire'
import type { HitId } from '../book/tables/fire.ts'
import type { AttributeId } from '../book/tables/points.ts'
import type { LobTable } from '../rules.ts'
import { hitGrade } from './guns.ts'
import { isManoeuvrePassed } from './manoeuvres.ts'
import { isMoralePassed } from './morale.ts'
import { otherTotalOf, totalOf } from './open-die.ts'
import { nobody, playerOf } from './players.ts'
import { shipOf } from './ships.ts'
import type { State, Test } from './state.ts'

/** How good a test's result would be for its ship, with more attribute points on the die. */
type Grader = (state: State, test: Test, more: number) => number

/** Larger is better for the ship; only compared with grades of the same test. */
function gradeOf(state: State, test: Test, ship: string, more: number): number {
  if (test.other === ship) return standing(otherTotalOf(test, more), totalOf(test))
  return graders[test.kind](state, test, more)
}

const hitGrades: Record<HitId, number> = { miss: 0, hit: 1, critical: 2 }

/** [LOB-264] Where criticals go by the rolled 6, points make hits of misses only. */
const graders: Record<Test['kind'], Grader> = {
  tack: (_state, test, more) => Number(isManoeuvrePassed(test, more)),
  rescue: (_state, test, more) => Number(isManoeuvrePassed(test, more)),
  hit: (state, test, more) => hitGrades[hitGrade(state, test.die, totalOf(test, more))],
  melee: (_state, test, more) => standing(totalOf(test, more), otherTotalOf(test)),
  morale: (state, test, more) => Number(isMoralePassed(state, test, more)),
}

/** [LOB-163] Won, to be rolled again, lost. */
function standing(total: number, against: number): number {
  return Math.sign(total - against)
}

const attributeOfTest: Record<Test['kind'], AttributeId> = {
  tack: 'navigation',
  rescue: 'navigation',
  hit: 'gunnery',
  melee: 'melee',
  morale: 'bearing',
}

/** [LOB-261] [LOB-264] The attribute whose points help in the test. */
export function attributeIn(test: Test): AttributeId {
  return attributeOfTest[test.kind]
}

/** [LOB-262] The seats that have a stake in the open test: in a melee the attacker's first. */
export function seatsInTest(state: State): readonly Seat[] {
  const { test } = state
  if (test === null) return nobody
  const own = shipOf(state, test.ship).seat
  return test.other === null ? [own] : [own, shipOf(state, test.other).seat]
}

/** [LOB-262] The seat, where it has points of the right kind and they would change the result. */
export function seatWithPoints(state: State, seat: Seat): readonly Seat[] {
  return leastPointsThatHelp(state, seat) === null ? nobody : [seat]
}

/** [LOB-262] Asks for attribute points before a die that has fallen is judged. */
export function interruptForPoints(table: LobTable): void {
  const { state } = table
  if (!state.options.career || state.test === null) return
  for (const seat of seatsInTest(state)) {
    if (leastPointsThatHelp(state, seat) === null) continue
    table.interrupt('attributes')
    return
  }
}

/** The ship in the open test that is the seat's; null where it has none. */
export function shipInTest(state: State, seat: Seat): string | null {
  const { test } = state
  if (test === null) return null
  if (shipOf(state, test.ship).seat === seat) return test.ship
  if (test.other !== null && shipOf(state, test.other).seat === seat) return test.other
  return null
}

/** [LOB-263] The points of the open test's kind that the seat has left in this battle. */
export function pointsLeft(state: State, seat: Seat): number {
  return state.test === null ? 0 : playerOf(state, seat).attributes[attributeIn(state.test)]
}

/** The fewest points that better the seat's result; null where none do. */
export function leastPointsThatHelp(state: State, seat: Seat): number | null {
  const ship = shipInTest(state, seat)
  if (!state.options.career || state.test === null || ship === null) return null
  const left = pointsLeft(state, seat)
  if (left === 0) return null
  const now = gradeOf(state, state.test, ship, 0)
  for (let points = 1; points <= left; points++)
    if (gradeOf(state, state.test, ship, points) > now) return points
  return null
}
