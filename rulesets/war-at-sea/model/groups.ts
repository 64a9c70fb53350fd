import { field } from '@grognard/umpire'
import { groupReach } from '../book/tables/measures.ts'
import { commanderOf } from './commanders.ts'
import type { SeaUnit, State } from './state.ts'
import { isWithin } from './units.ts'

const whoms = ['group', 'fleet'] as const
export type Whom = (typeof whoms)[number]

/** An order for many: a unit with those of hers near her, or with all. */
export const whomShape = { unit: field.piece('ship'), whom: field.one(whoms) }

/** Those of some units that an order for many is meant for, she who is named first. */
export function unitsMeant(
  state: State,
  leader: SeaUnit,
  whom: Whom,
  able: readonly SeaUnit[],
): SeaUnit[] {
  const others = able.filter(unit => unit !== leader && isMeant(state, leader, whom, unit))
  return able.includes(leader) ? [leader, ...others] : []
}

/** Whether an order for many is meant for another, too; [WAS-051] for who obeys the same commander. */
export function isMeant(state: State, leader: SeaUnit, whom: Whom, unit: SeaUnit): boolean {
  if (state.commanders.length > 0 && !obeyAlike(state, leader, unit)) return false
  return whom === 'fleet' || isWithin(unit, leader, groupReach)
}

function obeyAlike(state: State, one: SeaUnit, other: SeaUnit): boolean {
  return commanderOf(state, one.id) === commanderOf(state, other.id)
}
