import type { Value } from '@grognard/umpire'
import type { Unit } from './state.ts'

/** A unit's name for messages: a skirmish line and gunners off their guns bear that of their unit. */
export function nameOf({ name, formation, mother }: Unit): Value {
  if (mother === null) return name
  if (formation.kind === 'skirmish') return { key: 'ba.unit.skirmish', values: { name } }
  return { key: 'ba.unit.gunners', values: { name } }
}
