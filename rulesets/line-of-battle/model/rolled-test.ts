import type { Seat } from '@grognard/umpire'
import { nationTraits } from '../book/tables/command.ts'
import { hitResult, leastDie, mostDie } from '../book/tables/fire.ts'
import type { HitId } from '../book/tables/fire.ts'
import { manoeuvreFrom } from '../book/tables/movement.ts'
import { attributeBonus } from '../book/tables/points.ts'
import type { AttributeId } from '../book/tables/points.ts'
import type { LobModifier, LobTable } from '../rules.ts'
import { adds } from '../words.ts'
import { isSteady } from './morale.ts'
import { nobody, playerOf } from './players.ts'
import { shipOf } from './ships.ts'
import type { Ship, State, Test } from './state.ts'

/** The test whose dice are on the table. */
export function testInHand({ test }: State): Test {
  if (test === null) throw new Error('No test is being made.')
  return test
}

/** [LOB-262] What the die comes to with what goes onto it, attribute points and so many more of them. */
export function totalOf(test: Test, more = 0): number {
  return test.die + test.bonus + (test.spent + more) * attributeBonus
}

/** [LOB-163] The same of the second ship in a melee round. */
export function otherTotalOf(test: Test, more = 0): number {
  return test.otherDie + test.otherBonus + (test.otherSpent + more) * attributeBonus
}

/** A ship whose special manoeuvre is tested. */
export interface Manoeuvring {
  state: State
  ship: Ship
}

/** [LOB-101] [LOB-241] What is added to the die of a special manoeuvre. */
export const manoeuvreModifiers: readonly LobModifier<Manoeuvring>[] = [
  adds(
    'LOB-241',
    'lob.modifier.manoeuvreNation',
    ({ ship }) => nationTraits[ship.nation].manoeuvre,
    ({ state, ship }) => state.options.nations && nationTraits[ship.nation].manoeuvre !== 0,
    ({ ship }) => ({ nation: { key: `lob.nation.${ship.nation}` } }),
  ),
]

/** [LOB-101] 4 to 6 succeeds. */
export function isManoeuvrePassed(test: Test, more = 0): boolean {
  return totalOf(test, more) >= manoeuvreFrom
}

/** [LOB-135] The modified die is held within the faces of a die. */
export function heldOnDie(modified: number): number {
  return Math.max(leastDie, Math.min(mostDie, modified))
}

/** [LOB-135] Whether a critical goes by the modified or by the rolled 6, as agreed. */
export function hitGrade(state: State, die: number, modified: number): HitId {
  const result = hitResult(modified)
  if (state.options.criticalOn === 'modified' || result === 'miss') return result
  return die === mostDie ? 'critical' : 'hit'
}

/** [LOB-201] Points on a morale test go against the die. */
export function isMoralePassed(state: State, test: Test, more = 0): boolean {
  const die = test.die - test.spent - more
  return isSteady(state, shipOf(state, test.ship), die, test.bonus)
}

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

/** A test whose dice have not fallen yet; of two ships in a melee round the second is `other`. */
export function openTest(
  state: State,
  kind: Test['kind'],
  ship: string,
  other: string | null = null,
): void {
  state.test = {
    kind,
    ship,
    other,
    die: 0,
    otherDie: 0,
    bonus: 0,
    otherBonus: 0,
    spent: 0,
    otherSpent: 0,
  }
}

/** The die of the open test has fallen. */
export function dieFell({ test }: State, die: number, bonus: number): void {
  if (test === null) return
  test.die = die
  test.bonus = bonus
}

/** Of odds: whoever is asked meanwhile adds nothing to what has been ordered. */
export const unanswered = { counter: 'holdFire', rescueMove: 'stay', points: 'keep' } as const
