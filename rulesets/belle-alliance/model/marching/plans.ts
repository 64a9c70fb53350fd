import { ticks } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import type { MarchClause } from '../clauses.ts'
import { followedClause } from '../sheets.ts'
import type { Advance, State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { AS_FAR_AS_POSSIBLE } from './marcher.ts'
import type { Because, MarchPlan } from './marcher.ts'
import { isRestedForCharge } from './rates.ts'

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

/** [BA-5.3.1-01] [BA-1.1.1-04] [BA-6.1.1-04] Why a unit does not march at all this turn; else null. */
export function reasonToStay({ disorder, doing, walls, formation }: Unit): Because | null {
  if (disorder === 'FU') return 'disorder'
  if (doing.forced) return 'retreated'
  if (doing.continuedFire) return 'firing'
  if (doing.hasStopped) return 'contested'
  if (walls !== null) return 'indoors'
  return immobile.includes(formation.kind) ? 'standing' : null
}

/** The march that is written for the unit, if it follows its order. */
export function writtenPlan(state: State, unit: Unit): MarchPlan | null {
  const clause = followedClause(state, unit.id, 'march')
  if (!clause) return null
  const { legs, course, fromTick, toTick } = clause
  return { rate: lawfulRate(state, unit, clause), legs, course, fromTick, toTick, isAdvance: false }
}

/** [BA-2.3.3-02] [BA-Q-47] Disorder after the order was written takes the charge from it. */
function lawfulRate(state: State, unit: Unit, { rate }: MarchClause): MarchPlan['rate'] {
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
