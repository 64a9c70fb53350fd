import type { RuleId } from '../book/rulebook.ts'
import { onesOfShortage, rollsOfShortage } from '../book/tables/morale.ts'
import { diceOfRoll, sidesOfDie } from '../book/tables/scale.ts'
import type { BaModifier, BaTable } from '../rules.ts'
import { adds } from '../words.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitOf } from './units.ts'

/** [BA-T-22] A factor of a table; of each group only the strongest one counts. */
export interface Factor<Context> extends BaModifier<Context> {
  group: string
}

export function inGroup<Context>(group: string, row: BaModifier<Context>): Factor<Context> {
  return { ...row, group }
}

/**
 * [BA-T-22] [BA-Q-02] Of each group the applicable factor of the largest absolute value; on a tie the
 * one printed later, which is the more special. To be tallied with the same context.
 */
export function strongest<Context>(
  factors: readonly Factor<Context>[],
  context: Context,
): Factor<Context>[] {
  const chosen = new Map<string, Factor<Context>>()
  for (const factor of factors) {
    if (!factor.when(context)) continue
    const rival = chosen.get(factor.group)
    if (!rival || strength(factor, context) >= strength(rival, context))
      chosen.set(factor.group, factor)
  }
  return factors.filter(factor => chosen.get(factor.group) === factor)
}

function strength<Context>(factor: Factor<Context>, context: Context): number {
  return Math.abs(typeof factor.value === 'number' ? factor.value : factor.value(context))
}

/** Three dice rolled one by one, because ones among them use up supplies. */
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

/**
 * [BA-Q-65] [BA-5.5.3-01] A roll for fire or melee that the unit made, or its neighbour for it: enough ones
 * leave three more rolls, and each of those counts whatever it shows.
 */
export function countOnes(table: BaTable, id: string, { ones }: ThreeDice): void {
  const unit = unitOf(table.state, id)
  if (unit.supply === 'full' && ones >= onesOfShortage)
    table.emit({ kind: 'suppliesCounted', unit: id, supply: 'limited', left: rollsOfShortage })
  else if (unit.supply === 'limited') {
    const left = unit.supplyRolls - 1
    const supply = left > 0 ? 'limited' : 'none'
    table.emit({ kind: 'suppliesCounted', unit: id, supply, left })
  }
}

/** [BA-1.1.4-06] [BA-Q-29] What a fallen or hunted chief takes off every roll for units of his side. */
export function penaltyFor({ penalties }: State, { seat }: Unit): number {
  return penalties.reduce((sum, row) => (row.seat === seat ? sum + row.value : sum), 0)
}

/** The side's penalty as a modifier of rolls for the unit that a context is about. */
export function penaltyRow<Context extends { state: State }>(
  unitOf: (context: Context) => Unit,
): BaModifier<Context> {
  return adds(
    'BA-1.1.4-06',
    'ba.modifier.penalty',
    c => penaltyFor(c.state, unitOf(c)),
    c => penaltyFor(c.state, unitOf(c)) !== 0,
  )
}
