import { attributeBonus } from '../book/tables/points.ts'
import type { State, Test } from './state.ts'

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
