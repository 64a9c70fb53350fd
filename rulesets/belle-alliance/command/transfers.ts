import type { BaTable } from '../rules.ts'
import { unitOf } from '../units.ts'
import { followedPart } from './sheets.ts'

/** [BA-1.1.5-05] Transfers take effect when they are announced; lines go with their units. */
export function transferUnits(table: BaTable): void {
  const { state } = table
  const bodies = new Set<string>()
  for (const { unit, seat } of state.sheets) {
    const part = followedPart(state, unit, 'transfer')
    if (!part) continue
    const { body, chief } = part
    if (body === '') transferUnit(table, unit, chief)
    else if (!bodies.has(body))
      table.emit({ kind: 'bodyTransferred', seat, chief: body, over: chief })
    bodies.add(body)
  }
}

function transferUnit(table: BaTable, id: string, chief: string): void {
  const { state } = table
  const lines = state.units.filter(({ mother }) => mother === id)
  for (const { id: unit, seat } of [unitOf(state, id), ...lines])
    table.emit({ kind: 'unitTransferred', seat, unit, chief })
}
