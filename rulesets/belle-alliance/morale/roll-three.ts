import { diceOfRoll, sidesOfDie } from '../tables/dice.ts'
import type { RuleId } from '../rulebook.ts'
import type { BaTable } from '../rules.ts'

/** Three dice thrown one by one, because ones among them use up supplies. */
export interface ThreeDice {
  total: number
  /** How many of them show a one. */
  ones: number
}

/**
 * [BA-1.1.8-01] Three six-sided dice; a tally taken before goes with the first. What ones do to the
 * supplies is not foreseen.
 */
export function rollThree(table: BaTable, why: RuleId): ThreeDice {
  if (table.isForeseen) return { total: table.sum(diceOfRoll, sidesOfDie, why), ones: 0 }
  const roll = { total: 0, ones: 0 }
  for (let die = 0; die < diceOfRoll; die += 1) {
    const shown = table.roll(sidesOfDie, why, die > 0)
    roll.total += shown
    if (shown === 1) roll.ones += 1
  }
  return roll
}
