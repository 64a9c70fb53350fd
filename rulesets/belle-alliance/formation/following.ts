import { followedPart } from '../command/sheets.ts'
import type { Part } from '../parts.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { fail } from './contest.ts'
import { hindranceTo } from './writing.ts'
import type { PartOf, Writing } from './writing.ts'

/** A unit with the part that it follows; the part was lawful when it was asked for. */
export interface Following<K extends Part['kind']> {
  unit: Unit
  part: PartOf<K>
}

/** Units that follow a part of this kind and still can, in their order; the other parts fail. */
export function following<K extends Part['kind']>(
  table: BaTable,
  kind: K,
  hindrances: readonly BaRefusal<Writing<K>>[],
): Following<K>[] {
  return ordered(table, kind).filter(({ unit, part }) => isPossible(table, unit, part, hindrances))
}

function ordered<K extends Part['kind']>({ state }: BaTable, kind: K): Following<K>[] {
  return state.units.filter(isOnBoard).flatMap(unit => {
    const part = followedPart(state, unit.id, kind)
    return part ? [{ unit, part }] : []
  })
}

/** Whether nothing hinders it now; else the part fails, with the first reason. */
export function isPossible<K extends Part['kind']>(
  table: BaTable,
  { id: unit, seat }: Unit,
  part: PartOf<K>,
  hindrances: readonly BaRefusal<Writing<K>>[],
): boolean {
  const hindrance = hindranceTo(hindrances, { state: table.state, seat, unit, part })
  if (hindrance) fail(table, unit, part.kind, hindrance)
  return hindrance === null
}
