import { figuresNear, soutienOf } from '../formation/soutien.ts'
import type { Helper, State, Unit } from '../state.ts'
import { isSkirmishLine } from '../units.ts'

/** [BA-4.1.6-01] [BA-4.1.7-01] One neighbour and one support unit count. */
export function hasHelper(state: State, kind: Helper['kind'], unit: Unit, enemy: Unit): boolean {
  return helpersOf(state, unit.id).some(
    helper => helper.kind === kind && helper.against === enemy.id,
  )
}

function helpersOf({ helpers }: State, unit: string): Helper[] {
  return helpers.filter(helper => helper.of === unit)
}

/** [BA-4.1.6-02] Units that share its result. */
export function neighboursOf(state: State, unit: string): string[] {
  return helpersOf(state, unit)
    .filter(({ kind }) => kind === 'neighbour')
    .map(helper => helper.unit)
}

/** [BA-4.3.1-04] A line with a figure near enough to its soutien. */
export function isBackedLine(state: State, unit: Unit): boolean {
  const soutien = isSkirmishLine(unit) ? soutienOf(state, unit) : undefined
  return soutien !== undefined && figuresNear(unit, soutien) > 0
}
