import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { endRests } from './resting.ts'
import { hasBeenStill } from './stillness.ts'

/** [BA-5.1.1-03] [BA-5.2.2-01] [BA-5.3.2-01] One step to order for each unit that has earned it; rest. */
export function reorganiseAtEnd(table: BaTable): void {
  const { state } = table
  for (const unit of state.units.filter(isOnBoard)) {
    if (isCalm(state, unit)) table.emit({ kind: 'reorganised', unit: unit.id, to: 'OR' })
    else if (isCollected(state, unit)) table.emit({ kind: 'reorganised', unit: unit.id, to: 'LU' })
  }
  endRests(table)
}

/** [BA-5.2.2-01] In light disorder since an earlier turn, and no new disorder in this one. */
function isCalm({ turn }: State, { disorder, disorderedIn, doing }: Unit): boolean {
  return disorder === 'LU' && disorderedIn < turn && !doing.disordered
}

/** [BA-5.3.2-01] In disorder since an earlier turn, and still and alone for all of this one. */
function isCollected({ turn }: State, unit: Unit): boolean {
  return unit.disorder === 'U' && unit.disorderedIn < turn && hasBeenStill(unit)
}
