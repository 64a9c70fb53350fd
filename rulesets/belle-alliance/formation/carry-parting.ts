import type { BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { following, isPossible } from './following.ts'
import { joinHindrances } from './join.ts'
import { merged } from './merging.ts'
import { partedBy } from './parting.ts'
import { splitHindrances } from './split.ts'

/** [BA-1.2.1-01] */
export function splitAll(table: BaTable): void {
  for (const { unit, part } of following(table, 'split', splitHindrances)) {
    const { id, seat } = unit
    table.happen({ kind: 'unitSplit', seat, unit: id, ...partedBy(table.state, unit, part.count) })
  }
}

/** [BA-2.1.0-02] One after the other, for a third part may join what two have become. */
export function joinAll(table: BaTable): void {
  for (const { unit, part } of following(table, 'join', joinHindrances)) {
    const now = unitOf(table.state, unit.id)
    if (!isPossible(table, now, part, joinHindrances)) continue
    joinTwo(table, now, unitOf(table.state, part.with))
  }
}

/** [BA-1.2.6-02] The larger part goes on with its order; the first of two equal ones. */
function joinTwo(table: BaTable, one: Unit, other: Unit): void {
  const [keeper, joined] = other.figures > one.figures ? [other, one] : [one, other]
  table.happen({
    kind: 'unitsJoined',
    seat: keeper.seat,
    unit: keeper.id,
    joined: joined.id,
    whole: merged(keeper, joined),
  })
}
