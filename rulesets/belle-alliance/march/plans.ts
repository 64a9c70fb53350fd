import { followedPart } from '../command/sheets.ts'
import type { MarchPart } from '../parts.ts'
import type { Advance, Attack, State, Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { ticks } from '../tables/scale.ts'
import { isRestedForCharge } from './pace.ts'
import type { MarchPlan } from './marcher.ts'

/** Longer than any board is wide, 1/1000 cm. */
export const AS_FAR_AS_POSSIBLE = 1_000_000

/** [BA-Q-71] Straight in, at the normal rate, the whole phase. */
export const plainPlan: MarchPlan = {
  rate: 'normal',
  legs: [{ kind: 'straight', amount: AS_FAR_AS_POSSIBLE }],
  course: 0,
  fromTick: 1,
  toTick: ticks.march,
  isAdvance: false,
}

/** [BA-1.3.5-02] [BA-1.3.6-01] Working and resting units do not march. */
const immobile: readonly FormationKind[] = ['work', 'rest', 'rout']

/** [BA-5.3.1-01] [BA-1.1.1-04] [BA-6.1.1-04] Whether a unit may march at all this turn. */
function mayMarch(unit: Unit): boolean {
  const { doing, disorder, walls, formation } = unit
  if (disorder === 'FU' || walls !== null) return false
  if (doing.forced || doing.continuedFire || doing.hasStopped) return false
  return !immobile.includes(formation.kind)
}

/** [BA-1.1.3-10] What a unit marches by in the movement phase; null where it stays. */
export function marchPlan(state: State, unit: Unit, attack: Attack | null): MarchPlan | null {
  if (!mayMarch(unit)) return null
  return writtenPlan(state, unit) ?? (attack ? { ...plainPlan, legs: [] } : null)
}

/** The march that is written for the unit, if it follows its order. */
export function writtenPlan(state: State, unit: Unit): MarchPlan | null {
  const part = followedPart(state, unit.id, 'march')
  if (!part) return null
  const { legs, course, fromTick, toTick } = part
  return { rate: lawfulRate(state, unit, part), legs, course, fromTick, toTick, isAdvance: false }
}

/** [BA-2.3.3-02] [BA-Q-47] Disorder after the order was written takes the charge from it. */
function lawfulRate(state: State, unit: Unit, { rate }: MarchPart): MarchPlan['rate'] {
  if (rate !== 'charge') return rate
  return unit.disorder === 'OR' && isRestedForCharge(unit, state.turn) ? rate : 'normal'
}

/** [BA-4.1.4-01] A pivot and straight on, at the rate last used, for half a turn. */
export function advancePlan(unit: Unit, { pivot, distance }: Advance): MarchPlan | null {
  if (unit.disorder === 'FU' || unit.disorder === 'U' || unit.walls !== null) return null
  return {
    rate: unit.doing.rate ?? 'normal',
    legs: [
      { kind: 'pivot', amount: pivot },
      { kind: 'straight', amount: distance },
    ],
    course: 0,
    fromTick: 1,
    toTick: ticks.advance,
    isAdvance: true,
  }
}
