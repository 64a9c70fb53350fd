import type { Value } from '@grognard/umpire'
import type { Unit } from './state.ts'
import { isGunnersOnly } from './units.ts'

/** A unit's name for messages: a skirmish line and gunners off their guns bear that of their unit. */
export function nameOf(unit: Unit): Value {
  const { name, mother } = unit
  if (mother !== null) return { key: 'ba.unit.skirmish', values: { name } }
  return isGunnersOnly(unit) ? { key: 'ba.unit.gunners', values: { name } } : name
}
