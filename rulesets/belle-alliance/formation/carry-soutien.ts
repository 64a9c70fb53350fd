import { judgeBy } from '@grognard/umpire'
import { followedPart } from '../command/sheets.ts'
import type { BaTable } from '../rules.ts'
import { isOnBoard } from '../units.ts'
import { fail } from './contest.ts'
import { soutienHindrances } from './soutien-order.ts'

/** [BA-1.3.3-03] It is no movement, so what forbids those does not forbid it. */
export function nameSoutiens(table: BaTable): void {
  const { state } = table
  for (const unit of state.units.filter(isOnBoard)) {
    const part = followedPart(state, unit.id, 'soutien')
    if (!part) continue
    const { id, seat } = unit
    const [because] = judgeBy(soutienHindrances, { state, seat, unit: id, part }).because
    if (because) fail(table, id, 'soutien', because)
    else table.emit({ kind: 'soutienNamed', seat, unit: id, line: part.line })
  }
}
