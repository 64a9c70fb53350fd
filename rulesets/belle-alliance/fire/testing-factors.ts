import { cm } from '../measures.ts'
import type { State } from '../state.ts'
import { lossRow } from '../tables/loss.ts'
import type { FormationKind } from '../tables/formations.ts'
import { fireUnitsOf } from './fire-units.ts'
import { shotOf } from './shot.ts'
import { counting, fireOf } from './testing.ts'

export function shaped(
  kind: FormationKind,
  front: number | null = null,
  gap: number | null = null,
) {
  return { formation: { kind, front, gap } }
}

function sum(counted: Record<string, number>): number {
  return Object.values(counted).reduce((total, value) => total + value, 0)
}

/** What three dice come to: fire units, both totals, whole figures and the moral effect. */
export function result(state: State, dice: number, fire = fireOf()) {
  const { loss, moral } = counting(state, fire)
  const lossTotal = dice + sum(loss)
  const moralTotal = lossTotal + sum(moral)
  const units = fireUnitsOf(shotOf(state, fire))
  const figures = Math.floor((units * lossRow(lossTotal).quarters) / 4)
  return [units, lossTotal, figures, moralTotal, lossRow(moralTotal).moral]
}

export const near = cm(9)
