import {
  clauseRulesFromList,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ContextOf } from '../../model/clauses.ts'
import { nameOfUnit } from '../../model/names.ts'
import { followedClause } from '../../model/sheets.ts'
import type { Fire, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

const refusals = withCommonRefusals<'canister'>([
  refuse(
    'BA-3.4.4-01',
    'ba.refuse.noGunsToLoad',
    (context: ContextOf<'canister'>) => unitIn(context).guns.length === 0,
    unitName,
  ),
])

/** [BA-3.4.4-01] [BA-1.1.2-03] Guns are to load canister, for this turn. */
export const canister: BaOrderRules<'canister'> = {
  shape: writtenShape('canister'),
  ...clauseRulesFromList('canister', refusals, () => [{ kind: 'canister' }]),
  tool: { tool: 'list', piece: order => order.unit },
  describe: (state, { unit }) => ({
    key: 'ba.order.canister',
    values: { unit: nameOfUnit(state, unit) },
  }),
}

/** [BA-3.4.4-01] Loaded, or ordered to be loaded this turn. */
export function hasCanister(state: State, unit: Unit): boolean {
  return unit.doing.hasCanister || followedClause(state, unit.id, 'canister') !== undefined
}

/** [BA-3.4.4-01] An order for canister shows when the guns fire. */
export function loadCanister(table: BaTable, fires: readonly Fire[]): void {
  const units = new Set(fires.map(({ unit }) => unit))
  for (const id of units) {
    const { seat, doing } = unitOf(table.state, id)
    const isOrdered = followedClause(table.state, id, 'canister') !== undefined
    if (isOrdered && !doing.hasCanister) table.emit({ kind: 'canisterLoaded', seat, unit: id })
  }
}
