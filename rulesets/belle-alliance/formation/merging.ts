import { copyUnit } from '../copy-unit.ts'
import type { Unit } from '../state.ts'
import { disorders } from '../tables/disorder.ts'

/** [BA-1.2.6-02] [BA-1.2.6-03] The two as one that keeps the first one's name and place. */
export function merged(keeper: Unit, other: Unit): Unit {
  const whole = { ...copyUnit(keeper), ...commonValues(keeper, other) }
  whole.figures = keeper.figures + other.figures
  whole.original = keeper.original + other.original
  whole.squadrons = keeper.squadrons + other.squadrons
  whole.guns = [...whole.guns, ...copyUnit(other).guns]
  return whole
}

/** [BA-Q-53] [BA-1.2.6-02] The values of the larger of the two for both. */
export function commonValues(one: Unit, other: Unit): Values {
  if (one.figures === other.figures) return worseValues(one, other)
  return valuesOf(one.figures > other.figures ? one : other)
}

type Values = Pick<
  Unit,
  | 'valeur'
  | 'startingValeur'
  | 'valeurWonBack'
  | 'disorder'
  | 'disorderedIn'
  | 'supply'
  | 'supplyRolls'
  | 'hasFought'
  | 'chargedIn'
>

function valuesOf(unit: Unit): Values {
  const { valeur, startingValeur, valeurWonBack, disorder, disorderedIn } = unit
  const { supply, supplyRolls, hasFought, chargedIn } = unit
  const standing = { valeur, startingValeur, valeurWonBack, disorder, disorderedIn }
  return { ...standing, supply, supplyRolls, hasFought, chargedIn }
}

/** [BA-1.2.6-03] Of equal parts the worse value of each item holds. */
function worseValues(one: Unit, other: Unit): Values {
  const shy = other.valeur < one.valeur ? other : one
  const shaken = degreeOf(other) > degreeOf(one) ? other : one
  const poor = rollsLeft(other) < rollsLeft(one) ? other : one
  return {
    ...valuesOf(shy),
    disorder: shaken.disorder,
    disorderedIn: Math.max(one.disorderedIn, other.disorderedIn),
    supply: poor.supply,
    supplyRolls: poor.supplyRolls,
    hasFought: one.hasFought || other.hasFought,
    chargedIn: latest(one.chargedIn, other.chargedIn),
  }
}

function degreeOf({ disorder }: Unit): number {
  return disorders.indexOf(disorder)
}

/** A full supply is more than any number of rolls. */
function rollsLeft({ supply, supplyRolls }: Unit): number {
  if (supply === 'full') return Infinity
  return supply === 'none' ? 0 : supplyRolls
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}
