import type { BaTable } from '../rules.ts'
import { following } from './following.ts'
import { soutienHindrances } from './soutien-order.ts'

/** [BA-1.3.3-03] */
export function nameSoutiens(table: BaTable): void {
  for (const { unit, part } of following(table, 'soutien', soutienHindrances))
    table.happen({ kind: 'soutienNamed', seat: unit.seat, unit: unit.id, line: part.line })
}
