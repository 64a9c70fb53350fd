import { isSteady } from '../rally/steadiness.ts'
import { shipOf } from '../ships.ts'
import type { State, Test } from '../state.ts'
import { hitResult, mostDie } from '../tables/fire.ts'
import type { HitId } from '../tables/fire.ts'
import { manoeuvreFrom } from '../tables/manoeuvres.ts'

/** How good a test's result would be for one side of it, with more attribute points on the die. */
type Grader = (state: State, test: Test, more: number) => number

/** Larger is better for the ship; only compared with grades of the same test. */
export function gradeOf(state: State, test: Test, ship: string, more: number): number {
  if (test.other === ship) return standing(otherTotal(test) + more, ownTotal(test))
  return graders[test.kind](state, test, more)
}

const graders: Record<Test['kind'], Grader> = {
  tack: manoeuvre,
  rescue: manoeuvre,
  hit,
  melee: (_state, test, more) => standing(ownTotal(test) + more, otherTotal(test)),
  morale,
}

/** [LOB-101] */
function manoeuvre(_state: State, test: Test, more: number): number {
  return ownTotal(test) + more >= manoeuvreFrom ? 1 : 0
}

const hitGrades: Record<HitId, number> = { miss: 0, hit: 1, critical: 2 }

/** [LOB-135] [LOB-264] Where criticals are natural, points make hits of misses only. */
function hit(state: State, test: Test, more: number): number {
  const grade = hitGrades[hitResult(ownTotal(test) + more)]
  if (state.options.criticalOn === 'modified' || grade === hitGrades.miss) return grade
  return test.die === mostDie ? hitGrades.critical : hitGrades.hit
}

/** [LOB-201] Points on a morale test go against the die. */
function morale(state: State, test: Test, more: number): number {
  const die = test.die - test.spent - more
  return isSteady(state, shipOf(state, test.ship), die, test.bonus) ? 1 : 0
}

/** [LOB-163] Won, to be rolled again, lost. */
function standing(total: number, against: number): number {
  return Math.sign(total - against)
}

function ownTotal(test: Test): number {
  return test.die + test.bonus + test.spent
}

function otherTotal(test: Test): number {
  return test.otherDie + test.otherBonus + test.otherSpent
}
